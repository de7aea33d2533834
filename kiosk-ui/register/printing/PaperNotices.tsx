import { useMutation, useQuery } from '@tanstack/react-query'
import { answerSlip, changeRoll, type PrintingNow } from '#core/devices/printing-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { call } from '../../box/call.ts'
import { queryClient } from '../../box/query-client.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { printingQuery } from '../server.ts'
import { useWords } from '../words.ts'
import { troubleWith } from './paper-trouble.ts'

/** What is wrong with the till's printers and what to do, and slips somebody has to look for; nothing while all is well. */
export function PaperNotices() {
  const words = useWords()
  const printing = useQuery(printingQuery).data
  if (!printing) return null
  return (
    <>
      {printing.printers.map(printer => {
        const { id, name } = printer
        const trouble = troubleWith(printer)
        if (trouble)
          return (
            <Notice key={id} tone="warn" announce title={words(`printer_${trouble}`, { name })}>
              {words(`printer_${trouble}_next`)}{' '}
              {printer.instead && words('printer_instead', { name: printer.instead })}{' '}
              {printer.waiting > 0 && words('printer_waiting', { count: printer.waiting })}
            </Notice>
          )
        return printer.condition === 'paper_near_end' ? (
          <Notice key={id} tone="info" announce>
            {words('printer_paper_near_end', { name })}
          </Notice>
        ) : (
          printer.roll?.isLow && <LowRoll key={id} id={id} name={name} metres={printer.roll.leftMetres} />
        )
      })}
      {printing.printers
        .filter(({ drawerLeft }) => drawerLeft)
        .map(({ id, name }) => (
          <Notice key={`drawer ${id}`} tone="warn" announce>
            {words('drawer_left', { name })}
          </Notice>
        ))}
      {printing.unsure.slice(0, 1).map(slip => (
        <UnsureSlip key={slip.id} slip={slip} />
      ))}
    </>
  )
}

/** A roll is near its end by what was printed: whoever has changed it says so, since no sensor saw it run out. */
function LowRoll({ id, name, metres }: { id: string; name: string; metres: number }) {
  const words = useWords()
  const change = useMutation({
    mutationFn: () => call(changeRoll, { params: { printerId: id } }),
    onSuccess: printing => queryClient.setQueryData(printingQuery.queryKey, printing),
  })
  return (
    <Notice
      tone="info"
      announce
      action={
        <Button size="small" busy={change.isPending} onPress={() => change.mutate()}>
          {words('printer_roll_new')}
        </Button>
      }
    >
      {words('printer_roll_low', { name, metres })} {change.isError && refusalText(change.error)}
    </Notice>
  )
}

/** The line to the printer broke during a slip: only who stands beside it sees whether it came out. */
function UnsureSlip({ slip }: { slip: PrintingNow['unsure'][number] }) {
  const words = useWords()
  const answer = useMutation({
    mutationFn: (isOut: boolean) => call(answerSlip, { params: { id: slip.id }, body: { isOut } }),
    onSuccess: printing => queryClient.setQueryData(printingQuery.queryKey, printing),
    onError: () => void queryClient.invalidateQueries({ queryKey: printingQuery.queryKey }),
  })
  return (
    <Notice
      tone="warn"
      announce
      action={
        <span className="slip-keys">
          <Button size="touch" busy={answer.isPending} onPress={() => answer.mutate(true)}>
            {words('slip_out')}
          </Button>
          <Button size="touch" busy={answer.isPending} onPress={() => answer.mutate(false)}>
            {words('slip_again')}
          </Button>
        </span>
      }
    >
      {words(`slip_unsure_${slip.kind}`, { number: slip.number })}{' '}
      {answer.isError && refusalText(answer.error)}
    </Notice>
  )
}
