import '#ui/index.css'
import { startPage } from '../box/start-page.tsx'
import { Register } from './Register.tsx'
import './register.css'

startPage(<Register />)
