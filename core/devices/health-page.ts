import type { Health, NodeWord } from './contract.ts'
import { offsiteSentence } from '../offsite/sentence.ts'
import { escapeHtml } from '../api/html.ts'
import { plainPage } from '../api/plain-page.ts'
import { lineSentence } from './line-trouble.ts'
import type { RecoveryReason } from '../journal/node-status.ts'
import type { NodeStatusView } from '../recovery/contract.ts'

/**
 * The health page shows at one look whether the node is well. Without scripts, so that it works when little else
 * does; it is reloaded by a link, because a page that reloads by itself interrupts reading.
 */
export function healthPage(health: Health): string {
  const bad =
    health.state !== 'ready' ||
    health.mirror.condition === 'lost' ||
    health.disk === 'full' ||
    health.conflicts > 0 ||
    health.outdated
  const { nodeStatus } = health
  const warn =
    health.parked > 0 ||
    nodeStatus.emergencyMode !== null ||
    nodeStatus.quarantined > 0 ||
    nodeStatus.displaced > 0 ||
    health.mirror.sameDevice ||
    health.mirror.damage !== null ||
    health.peers.some(peer => !peer.connected) ||
    ['off', 'trouble'].includes(health.offsite.state) ||
    !health.offsite.programFit
  const verdict = bad ? 'Needs help now' : warn ? 'Works, with remarks' : 'All well'
  const tone = bad ? 'stop' : warn ? 'warn' : 'ok'
  return plainPage({
    title: `${health.name}: ${verdict}`,
    style,
    body: `<header><p class="quiet">${health.node === 'box' ? 'Box' : 'Cloud'} · ${escapeHtml(health.nodeId)} · version ${escapeHtml(health.version)}</p>
<h1>${escapeHtml(health.name)}</h1><p class="verdict" data-tone="${tone}"><span aria-hidden="true">${bad ? '✕' : warn ? '!' : '✓'}</span> ${verdict}</p>
<p class="quiet"><a href="">Read again</a> · as of ${instant(health.now)}</p></header><main>
${section('This computer', [
  ['State', stateText(health)],
  [
    'Disk',
    health.disk === 'full'
      ? 'full: nothing is sold until there is room; delete what is not needed there, or put in a larger one'
      : 'operational',
  ],
  ['Started', instant(health.startedAt)],
  ['Memory', `${health.memoryMb} MB`],
  ['Entries', String(health.facts)],
  [
    'Waiting for an update',
    `${health.parked}${health.parked ? ': this version cannot read them; update Foyer' : ''}${health.outdated ? '. Nothing is sold before' : ''}`,
  ],
  [
    'Seats in conflict',
    `${health.conflicts}${health.conflicts ? ': look at them before the doors open' : ''}`,
  ],
])}
${section('Status', nodeStatusRows(nodeStatus))}
${section('Second copy', [
  [
    'Condition',
    health.mirror.condition === 'lost'
      ? 'lost: nothing is sold until the second disk answers again'
      : 'operational',
  ],
  ['Where', health.mirror.path],
  ['Size', `${Math.round(health.mirror.bytes / 1024)} KB in ${health.mirror.segments} sealed parts`],
  ['Last looked at', health.mirror.lookedAt ? instant(health.mirror.lookedAt) : 'not yet since the start'],
  ...(health.mirror.damage ? [['Damage', damageText(health.mirror.damage)]] : []),
  [
    'Device',
    health.mirror.sameDevice
      ? 'the same disk as the database; give it one of its own'
      : 'a device of its own',
  ],
])}
${section('Off-site backup', offsiteRows(health.offsite))}
${section('Connections', health.peers.length ? health.peers.map(peer => [`${health.node === 'box' ? 'cloud' : 'box of'} ${peer.name}`, peerText(peer)]) : [['None', 'nobody is connected yet']])}
${section(
  'Devices',
  health.devices.map(device => [`${device.kind}: ${device.name}`, device.condition]),
)}
<section><details><summary>Details</summary>${table(health.heads.map(head => [head.origin, `${head.seq} · ${head.hash.slice(0, 12)}`]))}</details></section>
</main>`,
  })
}

function stateText({ state, nodeStatus: { reading } }: Health): string {
  if (!reading) return state
  const what = reading.what === 'mirror' ? 'the second copy' : 'all its sales again'
  return `reading ${what}: ${reading.percent} %. Nothing is sold until then; it goes on automatically, also after a restart`
}

/** The page for everybody else. */
export function wordPage(word: NodeWord): string {
  return plainPage({ title: word, body: `<main><h1>${word}</h1></main>` })
}

function damageText({ segment, foundAt, mended }: NonNullable<Health['mirror']['damage']>): string {
  const next = mended
    ? 'it was repaired; if it happens again, put in another disk'
    : 'some sales are missing here too; it is repaired automatically once both sides are connected'
  return `part ${segment} could not be read at ${instant(foundAt)}: ${next}`
}

function offsiteRows(copy: Health['offsite']): string[][] {
  if (copy.state === 'off') return [['Condition', offsiteSentence(copy)]]
  const behind = copy.behindFacts === null ? 'not known' : `${copy.behindFacts} entries`
  const seconds = copy.behindSeconds === null ? '' : `, ${copy.behindSeconds} seconds`
  return [
    ['Condition', offsiteSentence(copy)],
    ['Last proven', copy.provenAt ? instant(copy.provenAt) : 'never since the start'],
    ['Last looked at', copy.triedAt ? instant(copy.triedAt) : 'not yet'],
    ['Behind', behind + seconds],
    [
      'Target',
      copy.target + (copy.sameDevice ? ': the same disk as the database; give it one elsewhere' : ''),
    ],
    ['Copy', copy.copy ?? 'none yet'],
    [
      'Program',
      (copy.program ?? 'none') +
        (copy.programFit
          ? ''
          : ': for demo and tests; before 0.5.17 it can lose commits of the database it copies'),
    ],
    ...copy.setAside.map(name => ['Kept copy', name]),
  ]
}

const reasons: Record<RecoveryReason, string> = {
  new_box: 'new; it first receives what the cinema has sold',
  database_lost: 'its disks were empty',
  database_restored: 'an older backup was put back',
  mirror_damaged: 'its data was lost, and part of the second disk cannot be read',
  machine_changed: 'this disk is now in a different computer, and the first one may still be selling',
  peer_knows_more: 'the other side has sales that are missing here',
  provider_knows_more: 'the payment provider has payments that are missing here',
  till_knows_more: 'a register has sales that are missing here',
  fork: 'this computer and the other side have different sales under the same numbers',
  taken_over: 'another computer has replaced this one',
}

const waits: Record<NonNullable<NodeStatusView['waitsFor']>, string> = {
  person: 'a manager, who says at a register or in the portal which computer is the right one',
  line: 'the internet; it goes on automatically, or a manager lets it sell without',
  portal: 'a manager, who decides in the portal under Health which version goes on',
  relay: 'the website’s answer; it goes on automatically',
  boxes: 'the boxes of its cinemas; each cinema goes on automatically once its box has answered',
}

function nodeStatusRows(nodeStatus: NodeStatusView): string[][] {
  const { reason, waitsFor, since, cinemas, emergencyMode, quarantined, displaced } = nodeStatus
  return [
    ['Started over', String(nodeStatus.epoch)],
    ...(reason ? [['Recovers because', reasons[reason]]] : []),
    ...(since ? [['Since', instant(since)]] : []),
    ...(waitsFor ? [['Waits for', waits[waitsFor]]] : []),
    ...(cinemas.length ? [['No answer yet from', cinemas.join(', ')]] : []),
    [
      'Sells without internet',
      emergencyMode
        ? `since ${instant(emergencyMode)}: only seats that were always reserved for the box office`
        : 'no',
    ],
    [
      'Came too late',
      `${quarantined}${quarantined ? ': compare them with the receipts, in the portal under Health' : ''}`,
    ],
    [
      'Guests without their seat',
      `${displaced}${displaced ? ': offer another seat or the money, in the portal under Health' : ''}`,
    ],
  ]
}

function peerText(peer: Health['peers'][number]): string {
  const line = peer.connected
    ? 'connected'
    : `not connected${peer.lastSeenAt ? `, last seen ${instant(peer.lastSeenAt)}` : ''}`
  const behind = peer.behind ? `, ${peer.behind} entries waiting to sync` : ', all in sync'
  return line + behind + (peer.trouble ? `. ${lineSentence(peer.trouble)}` : '')
}

/** `23 Nov 2026, 08:41 UTC`: whoever looks after a machine compares it with other machines. */
function instant(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}, ${date.toISOString().slice(11, 16)} UTC`
}
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

function section(title: string, rows: string[][]): string {
  return `<section><h2>${title}</h2>${table(rows)}</section>`
}

function table(rows: string[][]): string {
  const body = rows.map(
    ([name, value]) =>
      `<tr><th scope="row">${escapeHtml(name ?? '')}</th><td>${escapeHtml(value ?? '')}</td></tr>`,
  )
  return `<table>${body.join('')}</table>`
}

const style = `.verdict{justify-self:start;padding:.375rem 1rem;border-radius:999px;font-weight:650;color:var(--ok);background:var(--ok-soft)}
.verdict[data-tone=warn]{color:var(--warn);background:var(--warn-soft)}.verdict[data-tone=stop]{color:var(--stop);background:var(--stop-soft)}
main{display:grid;gap:2.5rem;grid-template-columns:repeat(auto-fit,minmax(min(28rem,100%),1fr))}
h2{margin-block-end:.5rem}th{width:40%;padding-inline-end:1rem}summary{padding-block:.5rem;font-weight:650;cursor:pointer}`
