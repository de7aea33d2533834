import type { Line } from '#core/api/tenant.ts'
import { Refusal } from '#core/refusal.ts'
import { partsOf } from '#core/journal/fact.ts'
import { keepRefunds } from '#core/sales/refunds/refund-keeper.ts'
import { openPaymentProcessor, type PaymentProcessor } from '#relay/payments/payment-processor.ts'
import { ProviderTrouble } from '#relay/payments/provider.ts'
import { saturdayEvening } from '../world/clock.ts'
import { byHand } from '../world/small-exhibitor.ts'
import { openAlarmCheck, type BoxLooked } from './alarm-check.ts'
import { tryStick, type Stick } from './carried-files.ts'
import { chanceOf } from './chance.ts'
import { openClockwork } from './clockwork.ts'
import { forged } from './forgery.ts'
import { allBoxes, furnish } from './furnish.ts'
import { openForkCheck } from './fork-check.ts'
import { openEndCheck } from './end-check.ts'
import { openEmergencyModeCheck } from './emergency-mode-check.ts'
import { lineAt } from './line-at.ts'
import { openHostile, type Hostile } from './hostile.ts'
import { former } from './newer-forms.ts'
import { mindMoney } from './money-office.ts'
import { openMoneyCheck } from './money-check.ts'
import type { Options } from './options.ts'
import { openOutputCheck } from './output-check.ts'
import { openPlanCheck } from './plan-check.ts'
import { openPlace, type Incarnation, type Place } from './place.ts'
import { openPoison } from './poison.ts'
import { openSimulatedProviders } from './providers.ts'
import type { Rules } from './rules.ts'
import { openRuleCheck } from './rule-check.ts'
import { keepRules } from './rule-people.ts'
import { openTillReceipts } from './till-receipts.ts'
import { openSeatCheck } from './seat-check.ts'
import { putAway, putAwayLost } from './disk-shelf.ts'
import { count, type Stats } from './stats.ts'
import { openTwinCheck } from './twin-check.ts'
import { openTwins, type Twins } from './twins.ts'
import { openCashCheck } from './cash-check.ts'
import { openInvoiceCheck } from './invoice-check.ts'
import { openOfferCheck } from './offer-check.ts'
import type { Shown } from './offer-people.ts'
import type { TakenUp } from './park-people.ts'
import { openDeliveryCheck } from './delivery-check.ts'
import { openMailCheck } from './mail-check.ts'
import { keepMail } from './mail-server.ts'
import { openGlassesCheck } from './glasses-check.ts'
import { glasses as ownGlasses } from './glasses-people.ts'
import { openGiftCheck } from './gift-check.ts'
import { openDepositCheck } from './deposit-check.ts'
import { openBarCheck } from './bar-check.ts'
import { openCardCheck } from './card-check.ts'
import { openLimitCheck } from './limit-check.ts'
import { openTopUpCheck } from './top-up-check.ts'
import { openMenuCheck } from './menu-check.ts'
import { openStockCheck } from './stock-check.ts'
import { openRefreshmentCheck } from './refreshment-check.ts'
import { openTerminalCheck } from './terminal-check.ts'
import { openVoucherCheck } from './voucher-check.ts'
import { openWire, type Wire } from './wire.ts'
import { openWitness, type Row, type Told } from './witness.ts'

/** A box that has started hears from its registers by then. */
const registersCallMs = 3000

/** What a check found, and which invariant it belongs to. */
export type Violation = { rule: string; what: string }

/**
 * One exhibitor's relay and boxes, the lines between them, a payment provider, and everybody who checks what they do.
 * The real core runs in it; time, luck, wires and disks are the simulation's.
 */
export function openSimulation(seed: number, options: Options, rules: Rules = {}) {
  const stats: Stats = {}
  const found: Violation[] = []
  let retelling = false
  /** Keys that were on the two disks of a machine alone when both were lost. */
  const lostKeys = new Set<string>()
  const stick: Stick = { files: [], tried: 0 }
  /** While this is on nothing else goes wrong between the relay and its boxes. */
  const calm = { on: false }
  const fail = (rule: string, what: string) => void (retelling || found.push({ rule, what }))
  const chance = chanceOf(seed, 2_000_003)
  const clock = openClockwork(saturdayEvening, () => {
    witness.look()
    twinCheck.looked()
    forks.looked()
  })
  const provider = openSimulatedProviders(seed, {
    clock,
    chance,
    later: chanceOf(seed, 2_000_039),
    fail,
    options,
    stats,
    onAsk: key => {
      outputs.ordered(relay, money.reasonOf(key))
      hostile.ordered(money.reasonOf(key))
      if (relay.incarnation?.node.nodeStatus.recovery())
        count(stats, 'money ordered while a cinema is not synced')
    },
    promisedCents: key => money.promisedCents(key),
    webhook: (account, ref) => cashier()?.hint(account, ref) ?? Promise.reject(new Error('away')),
  })
  const emergencyModeCheck = openEmergencyModeCheck({
    fail,
    stats,
    ends: () => witness.ends(),
    bytesOf: (origin, seq) => witness.bytesOf(origin, seq),
    lost: () => witness.lost(),
  })
  const seats = openSeatCheck(fail, stats, emergencyModeCheck)
  const vouchers = openVoucherCheck(fail, stats, {
    isAlone: emergencyModeCheck.isAlone,
    wasPaidInQuarantine: ticketId => forks.wasPaidInQuarantine(ticketId),
    wasIssuedInQuarantine: voucherId => forks.wasIssuedInQuarantine(voucherId),
    isLive: ticketId => money.isLive(ticketId),
  })
  const refreshments = openRefreshmentCheck(fail, stats, emergencyModeCheck)
  const topUps = openTopUpCheck(fail, stats, {
    paidUnsynced: billId => outputs.paidUnsynced(billId),
    wasSoldInQuarantine: billId => forks.wasSoldInQuarantine(billId),
    isIssued: voucherId => vouchers.codes().includes(voucherId),
    lost: () => witness.lost(),
  })
  const cards = openCardCheck(fail, stats, {
    freeOf: vouchers.freeOf,
    heldBy: (voucherId, owner) => refreshments.heldBy(voucherId, owner).cents,
    movesAway: refreshments.movesAway,
    isIssued: voucherId => vouchers.codes().includes(voucherId),
  })
  const stock = openStockCheck(fail, stats)
  const menus = openMenuCheck(fail, stats)
  const bar = openBarCheck(fail, stats)
  const limits = openLimitCheck(fail, stats, {
    wasPaidInQuarantine: ticketId => forks.wasPaidInQuarantine(ticketId) || twinCheck.wasPaidIn(ticketId),
    addedCents: options.glasses ? ownGlasses.cents : 0,
  })
  const rulesRun = openRuleCheck(fail, stats)
  const alarms = openAlarmCheck(fail, stats)
  const deposits = openDepositCheck(fail, stats)
  const gifts = openGiftCheck(fail, stats)
  const glasses = openGlassesCheck(fail, stats)
  const deliveries = openDeliveryCheck(fail, stats)
  // Nobody orders any more at the end of the evening, and what was ordered still leaves.
  const hasMail = options.deliveries > 0 || options.mails > 0
  /** Each of the relay's mailers has luck of its own. */
  let mailers = 0
  const cash = openCashCheck(fail, stats)
  const plans = openPlanCheck(fail, stats)
  const money = openMoneyCheck(fail, stats, provider, emergencyModeCheck, billId =>
    outputs.paidUnsynced(billId),
  )
  const mails = openMailCheck({
    fail,
    stats,
    relay: () => relay,
    gifts: deliveries,
    isTimeSure: !options.clock,
  })
  const mayBeUnheard = {
    isApart: (place: Place) =>
      twinCheck.isApart(place.identity.nodeId) ||
      Boolean(place.incarnation && forks.isApart(place.incarnation.node)),
    isAlone: emergencyModeCheck.isAlone,
  }
  const invoices = openInvoiceCheck(fail, stats, { ...mayBeUnheard, bills: money.bills })
  const offers = openOfferCheck(fail, stats, { ...mayBeUnheard, bills: money.bills })
  const terminals = openTerminalCheck({
    fail,
    stats,
    clock,
    rules,
    chanceAt: cinema => chanceOf(seed, 2_000_081 + cinema),
    isPlayed: options.terminals > 0 || options.codes > 0,
    troubled: () => options.terminals > 0 || options.codes > 0,
    isApart: mayBeUnheard.isApart,
    wasSoldInQuarantine: billId => forks.wasSoldInQuarantine(billId),
  })
  const outputs = openOutputCheck(fail, stats, {
    live: money.isLive,
    seated: money.isSeated,
    excused: emergencyModeCheck.wasForgotten,
    isAlone: emergencyModeCheck.isAlone,
    endedBy: money.endedBy,
    isApart: nodeId => twinCheck.isApart(nodeId),
    paidIn: money.paidIn,
  })
  function lineOf(place: Place): Line {
    return lineAt(place, () => wiresOf(place))
  }
  function isForked(name: string): boolean {
    return forks.isForked(name) || hostile.liesAbout(name)
  }
  const hostile: Hostile = openHostile(seed, fail, stats)
  let atRelay: { incarnation: Incarnation; cashier: PaymentProcessor } | undefined

  const around = { clock, chance, stats, rules, lineOf, onStart, onCrash, fail, isForked }
  const relay = openPlace(
    'the relay',
    { role: 'relay', nodeId: 'relay-small000', epoch: 1, exhibitorId: 'tenant' },
    around,
  )
  const boxes = allBoxes
    .slice(0, options.boxes)
    .map((box, index) =>
      openPlace(`box ${index + 1}`, { role: 'box', epoch: 1, exhibitorId: 'tenant', ...box }, around),
    )
  const places = [relay, ...boxes]
  const machines = [...places]
  const told = (fact: Told) => {
    count(stats, 'facts')
    see(fact)
  }
  // Written with a stolen key and cut off; a relay that reads its mirror holds it until it comes to the cut. At the end of
  // the evening no journal does.
  const isStolen = ({ origin }: Row) => partsOf(origin).nodeId === former
  const isQuarantined = (place: Place, row: Row) =>
    isStolen(row) ||
    forks.isQuarantined(place, row) ||
    twinCheck.isLate(place, row) ||
    streamEnds.isAfter(place, row)
  const streamEnds = openEndCheck({ fail, stats, relay })
  const witness = openWitness(machines, fail, told, isQuarantined)
  const tills = new Map(boxes.map(box => [box, openTillReceipts({ stats, fail, rules })]))
  const twins: Twins = openTwins({
    around,
    machines,
    tills,
    wireOf: (older, newer) => openLine(older, () => wireOf(newer).held()),
  })
  const twinCheck = openTwinCheck({
    fail,
    stats,
    twins: () => twins,
    cut(isAfter) {
      const { left, gone } = witness.cut(isAfter)
      terminals.forget(gone)
      mails.forget(gone)
      if (gone.length) retell(left)
      return gone.map(({ fact }) => fact)
    },
    bytesOf: (origin, seq) => witness.bytesOf(origin, seq),
    holderOf: seats.holderOf,
    isPlanned: seats.isPlanned,
    relay,
    paidOutUnsynced: billId => outputs.paidOutUnsynced(billId),
    letInUnsynced: ticketId => outputs.letInUnsynced(ticketId),
    excused: emergencyModeCheck.wasForgotten,
    wireOf: box => wireOf(box),
  })

  const forks = openForkCheck({
    fail,
    stats,
    relay,
    witness,
    retell(left, gone = []) {
      terminals.forget(gone)
      mails.forget(gone)
      retell(left)
    },
    setAside: {
      seats: emergencyModeCheck.setAside,
      admitted: ticketId => outputs.letInUnsynced(ticketId),
      paidOut: billId => outputs.paidOutUnsynced(billId),
    },
  })

  function see(told: Told) {
    const { fact, author } = told
    seats.see(told)
    vouchers.see(told)
    refreshments.see(told)
    topUps.see(fact)
    cards.see(told)
    money.see(fact, author)
    outputs.see(told)
    plans.see(fact)
    stock.see(fact)
    menus.see(fact)
    bar.see(fact)
    limits.see(fact)
    rulesRun.see(told)
    alarms.see(fact, author)
    deposits.see(fact)
    gifts.see(fact)
    glasses.see(fact)
    deliveries.see(fact, author)
    cash.see(fact)
    invoices.see(fact, author)
    offers.see(fact, author)
    if ('witness' in (fact.body as object) && JSON.stringify(fact.body).includes(forged))
      fail('receipt', `${author.name} believes ${fact.type}, which is forged`)
    hostile.see(fact, author)
    if (!retelling) twinCheck.see(fact, author)
    if (!retelling) mails.see(fact, author)
    streamEnds.see(fact)
    if (!retelling) forks.see(fact)
  }

  /** Both copies of a place are lost: the checks hear the story again without what nobody remembers, which is returned. */
  function forget(place: Place): Told[] {
    for (const wire of wiresOf(place)) wire.fallSilent()
    const { left, gone } = witness.forget() ?? { gone: [] }
    forks.forget()
    terminals.forget(gone)
    mails.forget(gone)
    // Copies from before are of a life that has ended.
    if (left) place.backups.length = 0
    if (left) retell(left)
    return gone
  }

  function retell(left: readonly Told[]) {
    const told = { ...stats }
    retelling = true
    for (const check of [
      emergencyModeCheck,
      streamEnds,
      seats,
      vouchers,
      refreshments,
      topUps,
      cards,
      stock,
      cash,
      money,
      outputs,
      plans,
      invoices,
      offers,
      gifts,
      glasses,
      deliveries,
      limits,
      rulesRun,
    ])
      check.reset()
    left.forEach(see)
    retelling = false
    for (const name of Object.keys(stats)) stats[name] = told[name] ?? 0
  }
  const poison = openPoison({
    chance: chanceOf(seed, 2_000_029),
    stats,
    fail,
    now: clock.now,
    often: () => options.poison,
    boxes: options.boxes,
  })
  const openLine = (box: Place, taken: () => boolean): Wire =>
    openWire({
      relay,
      box,
      clock,
      chance,
      stats,
      options,
      calm,
      rules,
      onSend: outputs.sent,
      poison,
      fail,
      requestTurns: (...ask) => lineOf(relay).requestTurns(...ask),
      taken: () => hostile.holds(box.identity.cinemaId!) || (!rules.manyMachines && taken()),
    })
  const wires = boxes.map(box =>
    openLine(box, () => twins.wires().some(wire => wire.cinemaId === box.identity.cinemaId && wire.held())),
  )
  const wireOf = (box: Place): Wire => wires.find(wire => wire.box === box)!
  const wiresOf = (place: Place): Wire[] =>
    [...wires, ...twins.wires()].filter(wire => place === relay || wire.box === place)

  function onStart(place: Place, incarnation: Incarnation) {
    witness.lookAnew(place)
    tills.get(place)?.greet(incarnation.tenant)
    // Registers hear at once that their box is there or well again, and say what they remember.
    const offer = () => void run(tills.get(place)?.offer(incarnation.tenant) ?? Promise.resolve())
    incarnation.node.nodeStatus.onChange(() =>
      clock.after(chance.between(500, 5000), offer, () => incarnation.alive),
    )
    clock.after(registersCallMs, offer, () => incarnation.alive)
    for (const wire of wiresOf(place)) wire.connect()
    keepRefunds(incarnation.node).start()
    terminals.onStart(place, incarnation)
    tryStick(simulation, place)
    if (place !== relay) return
    alarms.onStart()
    if (options.rules || options.alarms) keepRules(incarnation, () => boxesLooked(incarnation))
    if (hasMail)
      keepMail(incarnation, {
        clock,
        luck: chanceOf(seed, 2_000_211 + mailers++),
        mayFail: () => options.unanswered > 0,
        rules,
        hears: mails.hears(incarnation),
      })
    const addresses = { publicUrl: 'https://small.example', webhookBase: 'https://small.example' }
    const clientOf = (account: string) => {
      const client = provider.clientOf(account, () => incarnation.alive)
      return rules.provider?.(client) ?? client
    }
    const chosen = rules.accounts?.(clientOf) ?? clientOf
    atRelay = { incarnation, cashier: openPaymentProcessor(incarnation.tenant, chosen, addresses) }
    atRelay.cashier.begin()
  }

  /** What rules are told of the boxes; nothing in evenings without such rules. */
  function boxesLooked({ tenant, node }: Incarnation): readonly BoxLooked[] {
    if (!options.alarms) return []
    const known = boxes.map(({ identity: { nodeId, cinemaId = '' } }) => ({
      nodeId,
      cinemaId,
      connected: tenant.line.connected(cinemaId),
    }))
    alarms.looked(known, node.runtime.now())
    return rules.boxes?.(known) ?? known
  }

  function onCrash(place: Place) {
    for (const wire of wiresOf(place)) wire.drop(place.identity.role)
  }

  function cashier(): PaymentProcessor | undefined {
    return atRelay?.incarnation.alive ? atRelay.cashier : undefined
  }

  /** Lets something go on by itself; what nobody expected is a finding. */
  function run(work: Promise<unknown>): Promise<unknown> {
    return work.catch((cause: unknown) => {
      if (!(cause instanceof Refusal) && !(cause instanceof ProviderTrouble))
        fail('unexpected', String((cause as Error).stack ?? cause))
    })
  }

  const simulation = {
    seed,
    options,
    rules,
    stats,
    found,
    clock,
    chance,
    provider,
    places,
    relay,
    boxes,
    wires,
    wireOf,
    witness,
    seats,
    vouchers,
    refreshments,
    topUps,
    cards,
    stock,
    cash,
    plans,
    gifts,
    glasses,
    deliveries,
    mails,
    hasMail,
    money,
    terminals,
    outputs,
    tills,
    twins,
    twinCheck,
    emergencyModeCheck,
    forks,
    hostile,
    calm,
    machines,
    lostKeys,
    shownPrices: new Map<string, Shown>(),
    /** Returns and admissions that were given out where nothing is kept, by their ids. */
    unkept: new Set<string>(),
    parkedTaken: new Map<string, TakenUp>(),
    runningTaken: new Map<string, TakenUp>(),
    stick,
    forget,
    cashier,
    fail,
    run,
    /** Opens the exhibitors and lets everybody learn what the relay knows, before anything goes wrong. */
    async open() {
      for (const place of places) place.start()
      void run(relay.incarnation!.node.execute(byHand, tx => furnish(tx, options.boxes, options)))
      await clock.pass(10_000)
      mindMoney(simulation, 60_000)
    },
    close() {
      for (const place of places) {
        if (place.incarnation) place.incarnation.alive = false
        putAway(place.disk)
      }
      twins.close()
      putAwayLost()
    },
  }
  return simulation
}
export type Simulation = ReturnType<typeof openSimulation>
