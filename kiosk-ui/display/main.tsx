import '#ui/index.css'
import { startPage } from '../box/start-page.tsx'
import { DisplayPage } from './DisplayPage.tsx'
import './display.css'

// A language is chosen here for one customer: the register keeps its own.
startPage(<DisplayPage />, { keepsChoice: false })
