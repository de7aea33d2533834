/** @jsxImportSource preact */
import '#ui/tokens.css'
import '#ui/fonts.css'
import '../signage.css'
import { render } from 'preact'
import { writeDatesAs } from '#core/i18n/date-habit.ts'
import { isWallPreview } from '#ui/wall-preview.ts'
import { WallPreview } from './WallPreview.tsx'

/** The portal's page around this frame says what to draw, and nobody else; of the server it wants pictures alone. */
addEventListener('message', ({ data, origin, source }) => {
  if (origin !== location.origin || source !== parent || !isWallPreview(data)) return
  writeDatesAs(data.programme.exhibitor.dates)
  render(<WallPreview content={data} />, document.getElementById('wall')!)
})
