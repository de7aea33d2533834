import '#ui/index.css'
import { openMemory } from '../box/receipts/use-receipts.ts'
import { startPage } from '../box/start-page.tsx'
import { Register } from './Register.tsx'
import './register.css'

void openMemory().then(() => startPage(<Register />))
