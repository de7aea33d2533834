import '#ui/index.css'
import { openMemory } from '../box/receipts/use-receipts.ts'
import { startPage } from '../box/start-page.tsx'
import { busyWhile } from '../box/reload.ts'
import { till } from './till.ts'
import { isPaying } from './till-state.ts'
import { Register } from './Register.tsx'
import './register.css'

busyWhile(() => isPaying(till()))
void openMemory().then(() => startPage(<Register />))
