import { useState, type ComponentType } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/parts/Button.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { WaitingDevices } from '../devices/WaitingDevices.tsx'
import { NewMovie } from '../movies/NewMovie.tsx'
import { Page } from '../parts/Page.tsx'
import { useSide } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { BoxStep } from './BoxStep.tsx'
import { OperatorStep } from './OperatorStep.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { PeopleStep } from './PeopleStep.tsx'
import { CinemaStep, ClassesStep, ScreenStep } from './PlaceSteps.tsx'
import { PrinterStep } from './PrinterStep.tsx'
import { PricesStep, ProductsStep } from './PriceSteps.tsx'
import {
  optionalSteps,
  stepKeys,
  stepsBefore,
  useMaySetUp,
  useSetup,
  type Setup,
  type StepKey,
} from './use-setup.ts'

/** What stands in a step, and where it is changed later. */
const steps: Record<StepKey, { Body: ComponentType<Setup>; at: string }> = {
  operator: { Body: OperatorStep, at: '/company' },
  cinema: { Body: CinemaStep, at: '/cinemas' },
  screen: { Body: ScreenStep, at: '/screens' },
  classes: { Body: ClassesStep, at: '/seat-classes' },
  prices: { Body: PricesStep, at: '/prices' },
  products: { Body: ProductsStep, at: '/products' },
  people: { Body: PeopleStep, at: '/people' },
  payment: { Body: PaymentStep, at: '/payment-methods' },
  box: { Body: BoxStep, at: '/boxes' },
  register: { Body: RegisterStep, at: '/devices' },
  printer: { Body: PrinterStep, at: '/cinemas' },
  film: { Body: () => <NewMovie />, at: '/movies' },
  show: { Body: ShowStep, at: '/programme' },
}

/**
 * From nothing to the first show, a step after the other. What is done is read from what is there, so that the page can
 * be left at any time and says the truth when it is opened again.
 */
export function SetupPage() {
  const { t } = useWords()
  const setup = useSetup()
  const may = useMaySetUp()
  const side = useSide().data?.node
  return (
    <Page title={t('setup')} lead={t('setup_lead')}>
      {setup ? (
        <Steps setup={setup} />
      ) : side === 'box' || (side && !may) ? (
        <Notice tone="info">{t(side === 'box' ? 'setup_at_relay' : 'reason_not_allowed')}</Notice>
      ) : (
        <Skeleton height="480px" />
      )}
    </Page>
  )
}

function Steps({ setup }: { setup: Setup }) {
  const { t } = useWords()
  const first = stepKeys.find(key => !setup.done[key] && !optionalSteps.includes(key))
  const [chosen, choose] = useState<StepKey | null>(null)
  const open = chosen ?? first
  return (
    <div className="stack setup">
      {!first && (
        <Notice tone="ok" announce title={t('setup_done')}>
          {t('setup_done_hint')}
        </Notice>
      )}
      <ol className="setup-steps">
        {stepKeys.map(key => (
          <Step
            key={key}
            step={key}
            setup={setup}
            isOpen={key === open}
            onOpen={() => choose(key)}
            onDone={() => choose(null)}
          />
        ))}
      </ol>
    </div>
  )
}

function Step(props: {
  step: StepKey
  setup: Setup
  isOpen: boolean
  onOpen: () => void
  onDone: () => void
}) {
  const { step, setup, isOpen, onOpen, onDone } = props
  const { t } = useWords()
  const { Body, at } = steps[step]
  const done = setup.done[step]
  const before = stepsBefore[step]
  const waits = before && !setup.done[before] ? before : undefined
  // A colleague more, the code that waits for its box, and a page to try the printer with are worth a look after the step is done.
  const goesOn = step === 'people' || step === 'box' || step === 'register' || step === 'printer'
  return (
    <li className="setup-step" data-done={done || undefined} aria-current={isOpen ? 'step' : undefined}>
      <div className="setup-head">
        <span className="setup-mark" aria-hidden="true">
          {done ? <Icon name="tick" /> : stepKeys.indexOf(step) + 1}
        </span>
        <div className="setup-title">
          <h2>{t(`setup_${step}`)}</h2>
          <p className="quiet">{t(`setup_${step}_why`)}</p>
        </div>
        <span className="setup-state">
          {done
            ? t('setup_is_done')
            : optionalSteps.includes(step)
              ? t('setup_optional')
              : t('setup_is_open')}
        </span>
        {done && <Link to={at}>{t('setup_change')}</Link>}
        {!isOpen && !waits && (!done || goesOn) && (
          <Button size="small" label={`${t('setup_open')}: ${t(`setup_${step}`)}`} onPress={onOpen}>
            {t('setup_open')}
          </Button>
        )}
      </div>
      {waits && !done && <p className="quiet">{t('setup_waits', { step: t(`setup_${waits}`) })}</p>}
      {isOpen && !waits && (!done || goesOn) && (
        // Whoever works here stays here, also when the step is done by it.
        <div onFocusCapture={goesOn ? onOpen : undefined}>
          <Body {...setup} />
        </div>
      )}
      {isOpen && (done ? goesOn : optionalSteps.includes(step)) && (
        <div className="row">
          <Button size="small" onPress={onDone}>
            {t('setup_next')}
          </Button>
        </div>
      )}
    </li>
  )
}

function RegisterStep() {
  const { t } = useWords()
  return (
    <div className="stack">
      <p>{t('setup_register_how')}</p>
      <WaitingDevices />
    </div>
  )
}

function ShowStep() {
  const { t } = useWords()
  return (
    <p>
      <Link to="/programme">{t('setup_plan')}</Link>
    </p>
  )
}
