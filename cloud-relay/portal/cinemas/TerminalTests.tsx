import { useMutation } from '@tanstack/react-query'
import { testTerminal } from '#core/devices/terminal-test-contract.ts'
import type { TerminalLook } from '#core/api/terminal-looks.ts'
import { terminalAddress, type TerminalEntry } from '#core/venue/terminal-entry.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

type Which = { cinemaId: string; terminals: readonly Pick<TerminalEntry, 'id' | 'name' | 'connection'>[] }

/** Looks for card terminals through the cinema's box, and says in words what each answered. */
export function TerminalTests({ cinemaId, terminals }: Which) {
  const { t } = useWords()
  if (!terminals.length) return null
  return (
    <section className="stack" aria-labelledby="terminal-tests">
      <h3 className="panel-title" id="terminal-tests">
        {t('cinema.terminal_test')}
      </h3>
      <p className="quiet">{t('cinema.terminal_test_what')}</p>
      {terminals.map(terminal => (
        <OneTerminal key={terminal.id} cinemaId={cinemaId} terminal={terminal} />
      ))}
    </section>
  )
}

/** One that is reached over the internet has no password, and no address in the cinema. */
function wordOf(look: TerminalLook, connection: string) {
  const isOnline = terminalAddress(connection)?.protocol === 'mollie'
  return isOnline && (look === 'not_accepted' || look === 'communication_error')
    ? (`cinema.terminal_look_online_${look}` as const)
    : (`cinema.terminal_look_${look}` as const)
}

function OneTerminal({ cinemaId, terminal }: { cinemaId: string; terminal: Which['terminals'][number] }) {
  const { t } = useWords()
  const call = useCall()
  const notAllowed = useReason('manage_devices')
  const looking = useMutation({
    mutationFn: () => call(testTerminal, { body: { cinemaId, terminalId: terminal.id } }),
  })
  const look = looking.data?.look
  return (
    <>
      <div className="row">
        <Button
          size="small"
          busy={looking.isPending}
          onPress={() => looking.mutate()}
          {...(notAllowed ? { disabledReason: notAllowed } : {})}
        >
          {t('cinema.terminal_test_do', { name: terminal.name })}
        </Button>
      </div>
      {look && (
        <Notice tone={look === 'operational' ? 'ok' : look === 'busy' ? 'info' : 'warn'} announce>
          {t(wordOf(look, terminal.connection), { address: terminal.connection })}
        </Notice>
      )}
      <Failed error={looking.error} />
    </>
  )
}
