import './layers.css'
import './mantine.css'
import '#ui/index.css'
import './portal.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

createRoot(document.getElementById('root')!).render(<App />)
