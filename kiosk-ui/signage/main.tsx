/** @jsxImportSource preact */
import '#ui/tokens.css'
import '#ui/fonts.css'
import './signage.css'
import { render } from 'preact'
import { reloadNightly } from './reload-nightly.ts'
import { Wall } from './Wall.tsx'

render(<Wall />, document.getElementById('wall')!)
reloadNightly()
