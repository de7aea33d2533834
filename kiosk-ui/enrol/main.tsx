import '#ui/index.css'
import { startPage } from '../box/start-page.tsx'
import { EnrolPage } from './EnrolPage.tsx'
import './enrol.css'

startPage(<EnrolPage />)
