import '#ui/index.css'
import { openMemory } from '../box/memory/memory.ts'
import { startPage } from '../box/start-page.tsx'
import { Register } from './Register.tsx'
import './register.css'

void openMemory().then(() => startPage(<Register />))
