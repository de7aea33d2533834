import { channels, type Channel } from '../access/channels.ts'
import { cinemasOf, worksIn } from '../access/employee.ts'
import { isModuleOn } from '../access/modules.ts'
import { changeEntry } from '../catalogue/change-entry.ts'
import { campaignById, orderCampaign } from '../content/newsletter/campaign-commands.ts'
import type { Entry } from '../journal/entry-fields.ts'
import type { Tx } from '../journal/node.ts'
import { showOn } from '../planning/shown-on-commands.ts'
import { isoIn } from '../programme/day.ts'
import type { Words } from '../i18n/locale.ts'
import { scheduleById } from '../programme/store.ts'
import { Refusal } from '../refusal.ts'
import { cancelReservation, releaseAll } from '../reservations/commands.ts'
import { reservedSeatsOf } from '../seating/reserved/store.ts'
import { holderOf, lacksHolder } from './holder-load.ts'
import { settingOf } from '../venue/settings/effective.ts'
import type { AutomationRan } from './facts.ts'
import { changedMs, loadSituation, type Away } from './load.ts'
import { occasionsDue, type Occasion } from './occasions.ts'
import { buyersOfShow, hasRun, runsSince } from './store.ts'

type Automation = Entry<'automation'>

const dayMs = 86_400_000
/** Runs of one rule within 24 hours, whatever happens. */
export const runsPerDay = 200
/** Rules of one exhibitor that run. */
export const rulesMost = 100
/** People of the house that one run mails. */
const mailedMost = 50

type Known = Pick<Tx, 'db' | 'catalogue' | 'identity' | 'nowMs'>

/** The rules that run: switched on, of a cinema that is there, while the house lets rules run at all. */
export function runningRules({ catalogue }: Pick<Tx, 'catalogue'>): Automation[] {
  if (!settingOf(catalogue, 'portal_config.automations')) return []
  return catalogue
    .all('automation')
    .filter(({ active, deleted, cinemaId }) => active && !deleted && catalogue.get('cinema', cinemaId))
    .slice(0, rulesMost)
}

/** What a rule has to do now and has not done yet. */
export function dueOccasions(known: Known, rule: Automation, away: Away): Occasion[] {
  const { db, nowMs } = known
  const ran = runsSince(db, rule.id, new Date(nowMs - dayMs).toISOString(), runsPerDay)
  const situation = loadSituation(known, rule, nowMs - dayMs, away)
  return occasionsDue(rule, situation, { sinceMs: changedMs(known, rule.id), nowMs })
    .filter(({ key }) => !hasRun(db, rule.id, key))
    .slice(0, runsPerDay - ran)
}

/**
 * Runs a rule for an occasion that was found due, if it still is: others may have counted the stock, moved the show or used
 * the voucher since it was looked at. Nothing otherwise. Refuses as what it does.
 */
export function runDue(tx: Tx, id: string, occasion: Occasion, away: Away): void {
  const rule = runningRules(tx).find(each => each.id === id)
  if (!rule) return
  const situation = loadSituation(tx, rule, tx.nowMs - dayMs, away, occasion)
  const due = occasionsDue(rule, situation, { sinceMs: changedMs(tx, id), nowMs: tx.nowMs })
  if (due.some(({ key }) => key === occasion.key)) runAutomation(tx, id, occasion)
}

/**
 * Runs a rule for one occasion: what it does and the fact that it ran are one transaction, so it is done once however
 * often this is tried. Nothing where it was switched off or has run meanwhile. Refuses as what it does.
 */
export function runAutomation(tx: Tx, id: string, occasion: Occasion): void {
  const rule = runningRules(tx).find(each => each.id === id)
  if (!rule || hasRun(tx.db, id, occasion.key)) return
  // Whom it is for is told once the key has come: the occasion waits.
  if (rule.action === 'mail_holder' && lacksHolder(tx.db, occasion.voucherId ?? '')) return
  const did = act(tx, rule, occasion)
  const outcome = did.count || did.employeeIds?.length ? 'done' : 'nothing'
  tx.append('exhibitor', 'automation.ran', { ...ranOf(tx, rule, occasion), outcome, ...did })
}

/** Notes that a run was refused: it is not tried again for this occasion. */
export function noteRefused(tx: Tx, id: string, occasion: Occasion, refusal: string): void {
  const rule = tx.catalogue.get('automation', id)
  if (!rule || hasRun(tx.db, id, occasion.key)) return
  tx.append('exhibitor', 'automation.ran', {
    ...ranOf(tx, rule, occasion),
    outcome: 'refused',
    count: 0,
    refusal,
  })
}

function ranOf(
  tx: Tx,
  { id, cinemaId, action }: Automation,
  { key, scheduleId, productId, nodeId, voucherId }: Occasion,
): Omit<AutomationRan, 'outcome' | 'count'> {
  return {
    runId: tx.id(),
    automationId: id,
    cinemaId,
    occasion: key,
    action,
    ...(scheduleId === undefined ? {} : { scheduleId }),
    ...(productId === undefined ? {} : { productId }),
    ...(nodeId === undefined ? {} : { nodeId }),
    ...(voucherId === undefined ? {} : { voucherId }),
  }
}

type Did = Pick<AutomationRan, 'count' | 'employeeIds'>

function act(tx: Tx, rule: Automation, { scheduleId = '', voucherId = '' }: Occasion): Did {
  switch (rule.action) {
    case 'mail_staff':
    case 'send_report': {
      const employeeIds = staffOf(tx, rule)
      return { count: employeeIds.length, employeeIds }
    }
    case 'mail_buyers':
      return { count: buyersOfShow(tx.db, scheduleId) }
    case 'mail_holder':
      return { count: holderOf(tx, voucherId) ? 1 : 0 }
    case 'send_campaign':
      return { count: sendAnew(tx, rule.campaignId ?? '') }
    case 'release_reservations':
      return { count: releaseShow(tx, scheduleId, rule.name) }
    case 'take_off_website':
      return { count: takeOff(tx, scheduleId) }
    case 'wall_notice':
      return { count: putOnWalls(tx, rule, scheduleId) }
  }
}

/** Who has one of the rule's roles, works in its cinema, and still works here. */
function staffOf({ catalogue }: Pick<Tx, 'catalogue'>, { roleIds, cinemaId }: Automation): string[] {
  return catalogue
    .all('employee')
    .filter(({ active }) => active)
    .filter(person => person.roleIds.some(id => roleIds.includes(id)))
    .filter(person => worksIn(cinemasOf(person), cinemaId))
    .map(({ id }) => id)
    .slice(0, mailedMost)
}

/**
 * Sends a newsletter once more: a copy of it, to everybody who reads it now. Refuses `record_unknown`, `module_inactive`
 * and `campaign_empty`.
 */
function sendAnew(tx: Tx, campaignId: string): number {
  if (!isModuleOn(tx.catalogue, 'newsletters')) throw new Refusal('module_inactive')
  const { subject, language, body } = campaignById(tx, campaignId)
  const id = tx.id()
  changeEntry(tx, 'campaign', id, {
    subject,
    language,
    body,
    state: 'pending',
    startAt: null,
    orderedAt: null,
    deleted: false,
  })
  return orderCampaign(tx, id, null)
}

/**
 * Ends the reservations of a show: at once those whose seats this side owns, the others once their box hears of it.
 *
 * @returns seats that are free, or were asked for
 */
function releaseShow(tx: Tx, scheduleId: string, name: string): number {
  if (!scheduleById(tx.db, scheduleId)) return 0
  const freed = releaseAll(tx, scheduleId, name).length
  const theirs = reservedSeatsOf(tx.db, scheduleId).filter(({ owner }) => owner !== tx.identity.role)
  for (const id of new Set(theirs.map(({ reservationId }) => reservationId))) cancelReservation(tx, id, name)
  return freed + theirs.length
}

/**
 * Has the walls of the cinema say the rule's text for a while, in the place of what it had them say before and is over:
 * a rule has as many notices as walls ever told of it at once. Refuses `module_inactive`.
 */
function putOnWalls(tx: Tx, rule: Automation, scheduleId: string): number {
  const { catalogue, nowMs } = tx
  if (!isModuleOn(catalogue, 'signage')) throw new Refusal('module_inactive')
  const { text, cinemaId, noticeMinutes } = rule
  const zone = catalogue.get('cinema', cinemaId)?.timezone ?? 'UTC'
  const wallAt = (ms: number) => isoIn(ms, zone).slice(0, 16)
  const mine = `rule-${rule.id}-`
  const over = catalogue
    .all('signage_notice')
    .find(
      ({ id, until, deleted }) =>
        id.startsWith(mine) && (deleted || (until !== null && until <= wallAt(nowMs))),
    )
  changeEntry(tx, 'signage_notice', over?.id ?? `${mine}${tx.id(8)}`, {
    text: filledIn(tx, text ?? { en: rule.name }, scheduleId),
    cinemaId,
    urgent: false,
    until: wallAt(nowMs + (noticeMinutes ?? 1) * 60_000),
    deleted: false,
  })
  return 1
}

/** A wall has room for so many letters. */
const lettersOnWall = 160

/** A text with the show's film, time and screen for `{{film}}`, `{{when}}` and `{{where}}`, short enough for a wall. */
function filledIn({ db, catalogue }: Pick<Tx, 'db' | 'catalogue'>, text: Words, scheduleId: string): Words {
  const show = scheduleById(db, scheduleId)
  const zone = catalogue.get('cinema', show?.cinemaId ?? '')?.timezone ?? 'UTC'
  const named: Record<string, string> = {
    film: catalogue.get('movie', show?.movieId ?? '')?.title ?? '',
    when: show ? isoIn(show.startMs, zone).slice(11, 16) : '',
    where: catalogue.get('screen', show?.screenId ?? '')?.name ?? '',
  }
  const filled = Object.entries(text).map(([locale, words]) => [
    locale,
    words.replace(/\{\{(film|when|where)\}\}/g, (_, name: string) => named[name]!).slice(0, lettersOnWall),
  ])
  return Object.fromEntries(filled) as Words
}

/** Shows and sells a show on the website no longer. Refuses as `showOn`. */
function takeOff(tx: Tx, scheduleId: string): number {
  const shown = JSON.parse(scheduleById(tx.db, scheduleId)?.visibility ?? '[]') as Channel[]
  if (!shown.includes('site')) return 0
  showOn(
    tx,
    scheduleId,
    channels.filter(channel => channel !== 'site' && shown.includes(channel)),
  )
  return 1
}
