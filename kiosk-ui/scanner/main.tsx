import '#ui/index.css'
import { BrowserRouter } from 'react-router'
import { startPage } from '../box/start-page.tsx'
import { Scanner } from './Scanner.tsx'
import './scanner.css'

startPage(
  <BrowserRouter>
    <Scanner />
  </BrowserRouter>,
)
