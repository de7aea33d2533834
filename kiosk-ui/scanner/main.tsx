import '#ui/index.css'
import { BrowserRouter } from 'react-router'
import { openMemory } from '../box/receipts/use-receipts.ts'
import { startPage } from '../box/start-page.tsx'
import { Scanner } from './Scanner.tsx'
import './scanner.css'

void openMemory().then(() =>
  startPage(
    <BrowserRouter>
      <Scanner />
    </BrowserRouter>,
  ),
)
