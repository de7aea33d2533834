import '#ui/index.css'
import { startPage } from '../box/start-page.tsx'
import { PaperPage } from './PaperPage.tsx'
import './paper-page.css'

startPage(<PaperPage />)
