import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { CashNow } from '#core/cash/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useHasModule } from '../../box/settings.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { keys } from '../keys.ts'
import { TerminalDays } from '../terminal/TerminalDays.tsx'
import { useWords } from '../words.ts'
import { cashQuery } from './cash.ts'
import { CloseStep } from './CloseStep.tsx'
import { CountStep } from './CountStep.tsx'
import { DrawerStep } from './DrawerStep.tsx'
import { MoveStep } from './MoveStep.tsx'
import { OpenStep } from './OpenStep.tsx'
import { ReportView } from './ReportView.tsx'
import { ReportsStep } from './ReportsStep.tsx'
import { ShiftView } from './ShiftView.tsx'
import type { CashStep } from './step.ts'

/** The cash of this till in place of the second zone: its shift, what moves with nothing sold, the count, the report. */
export function CashPanel({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const [step, setStep] = useState<CashStep>({ at: 'shift' })
  const hasCash = useHasModule('cash_balance')
  const title = words(hasCash && step.at !== 'terminals' ? 'cash_title' : 'days_title')
  const answer = useQuery({ ...cashQuery, enabled: hasCash })
  return (
    <section className="zone panel cash-panel" aria-label={title}>
      <header className="panel-head">
        <h2>{title}</h2>
        <Button size="touch" icon="back" keyHint={keys.back} onPress={onClose}>
          {words('back')}
        </Button>
      </header>
      <div className="cash-body">
        {!hasCash ? (
          <TerminalDays />
        ) : answer.data ? (
          <Step now={answer.data} step={step} onStep={setStep} />
        ) : answer.error ? (
          <Notice tone="stop" announce>
            {refusalText(answer.error)}
          </Notice>
        ) : (
          <Skeleton />
        )}
      </div>
    </section>
  )
}

function Step({ now, step, onStep }: { now: CashNow; step: CashStep; onStep: (step: CashStep) => void }) {
  const back = () => onStep({ at: 'shift' })
  const { shift } = now
  if (step.at === 'closed')
    return <ReportView report={step.report} onTerminals={() => onStep({ at: 'terminals' })} onDone={back} />
  const toTerminals = () => onStep({ at: 'terminals' })
  if (step.at === 'terminals') return <TerminalDays onBack={back} />
  const toReports = () => onStep({ at: 'reports' })
  if (step.at === 'reports') return <ReportsStep onBack={back} />
  if (!shift) return <OpenStep last={now.last} onTerminals={toTerminals} onReports={toReports} />
  if (step.at === 'move') return <MoveStep now={now} shift={shift} what={step.what} onDone={back} />
  if (step.at === 'drawer') return <DrawerStep onDone={back} />
  if (step.at === 'count')
    return (
      <CountStep
        now={now}
        shift={shift}
        onCounted={count => onStep({ at: 'counted', count })}
        onBack={back}
      />
    )
  if (step.at === 'counted')
    return (
      <CloseStep
        shift={shift}
        count={step.count}
        onAgain={() => onStep({ at: 'count' })}
        onClosed={report => onStep({ at: 'closed', report })}
        onBack={back}
      />
    )
  return <ShiftView now={now} shift={shift} onStep={onStep} />
}
