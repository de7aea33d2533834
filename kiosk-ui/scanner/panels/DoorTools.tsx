import { Icon } from '#ui/parts/Icon.tsx'
import type { IconName } from '#ui/parts/icon-paths.ts'
import { useHasModule } from '../../box/settings.ts'
import { useWords, type ScannerWord } from '../words.ts'

/** What a door does besides scanning. */
export type Tool = 'reservations' | 'sales' | 'card'

const tools: readonly { tool: Tool; icon: IconName; word: ScannerWord }[] = [
  { tool: 'reservations', icon: 'seat', word: 'tool_reservations' },
  { tool: 'sales', icon: 'search', word: 'tool_sales' },
  { tool: 'card', icon: 'voucher', word: 'tool_card' },
]

/** The keys of what a door does besides scanning, where a thumb reaches them. */
export function DoorTools({ onOpen }: { onOpen: (tool: Tool) => void }) {
  const words = useWords()
  const has = { reservations: useHasModule('reservations'), card: useHasModule('vouchers'), sales: true }
  return (
    <nav className="door-tools" aria-label={words('tools')}>
      {tools
        .filter(({ tool }) => has[tool])
        .map(({ tool, icon, word }) => (
          <button key={tool} type="button" className="door-tool" onClick={() => onOpen(tool)}>
            <Icon name={icon} />
            {words(word)}
          </button>
        ))}
    </nav>
  )
}
