import type { Health, NodeWord } from './contract.ts'
import { offsiteSentence } from '../offsite/sentence.ts'
import { escapeHtml } from '../api/html.ts'
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
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(health.name)}: ${verdict}</title><style>${style}</style></head>
<body class="${bad ? 'stop' : warn ? 'warn' : 'ok'}"><header><p>${health.node} · ${escapeHtml(health.nodeId)} · version ${escapeHtml(health.version)}</p>
<h1>${escapeHtml(health.name)}</h1><p class="verdict">${bad ? '✕' : warn ? '!' : '✓'} ${verdict}</p>
<p><a href="">Read again</a> · as of ${health.now.slice(11, 19)} UTC</p></header><main>
${section('This node', [
  ['State', stateText(health)],
  [
    'Disk of the database',
    health.disk === 'full'
      ? 'full: nothing is sold until there is room; delete what is not needed there, or put in a larger one'
      : 'operational',
  ],
  ['Started', health.startedAt],
  ['Now', health.now],
  ['Memory', `${health.memoryMb} MB`],
  ['Facts in the journal', String(health.facts)],
  [
    'Parked facts',
    `${health.parked}${health.parked ? ': this version cannot read them; update this node' : ''}${health.outdated ? '. Some are of its own side: nothing is sold before' : ''}`,
  ],
  [
    'Seats in conflict',
    `${health.conflicts}${health.conflicts ? ': look at them before the doors open' : ''}`,
  ],
])}
${section('Node status', nodeStatusRows(nodeStatus))}
${section('Mirror', [
  [
    'Condition',
    health.mirror.condition === 'lost' ? 'lost: nothing is sold until it takes facts again' : 'operational',
  ],
  ['Where', health.mirror.path],
  ['Size', `${Math.round(health.mirror.bytes / 1024)} KB in ${health.mirror.segments} sealed parts`],
  ['Last looked at', health.mirror.lookedAt ?? 'not yet since this node was started'],
  ...(health.mirror.damage ? [['Damage', damageText(health.mirror.damage)]] : []),
  [
    'Device',
    health.mirror.sameDevice
      ? 'the same disk as the database; give it one of its own'
      : 'a device of its own',
  ],
])}
${section('Off-site copy', offsiteRows(health.offsite))}
${section('Peers', health.peers.length ? health.peers.map(peer => [`${health.node === 'box' ? 'relay' : 'box of'} ${peer.name}`, peerText(peer)]) : [['None', 'nobody is enrolled yet']])}
${section(
  'Devices',
  health.devices.map(device => [`${device.kind}: ${device.name}`, device.condition]),
)}
${section(
  'Journal heads',
  health.heads.map(head => [head.origin, `${head.seq} · ${head.hash.slice(0, 12)}`]),
)}
</main></body></html>`
}

function stateText({ state, nodeStatus: { reading } }: Health): string {
  if (!reading) return state
  const what = reading.what === 'mirror' ? 'the mirror' : 'all its facts anew'
  return `reading ${what}: ${reading.percent} %. Nothing is sold until then; it goes on by itself, also after a restart`
}

/** The page for everybody else. */
export function wordPage(word: NodeWord): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${word}</title></head><body><main><h1>${word}</h1></main></body></html>`
}

function damageText({ segment, foundAt, mended }: NonNullable<Health['mirror']['damage']>): string {
  const next = mended
    ? 'it was written anew from the database; should it happen again, put in another disk'
    : 'the database lacks facts of it too; it is written anew once the other side has told them, see that they are connected'
  return `part ${segment} could not be read at ${foundAt}: ${next}`
}

function offsiteRows(copy: Health['offsite']): string[][] {
  if (copy.state === 'off') return [['Condition', offsiteSentence(copy)]]
  const behind = copy.behindFacts === null ? 'not known' : `${copy.behindFacts} facts`
  const seconds = copy.behindSeconds === null ? '' : `, ${copy.behindSeconds} seconds`
  return [
    ['Condition', offsiteSentence(copy)],
    ['Last proven', copy.provenAt ?? 'never since this node was started'],
    ['Last looked at', copy.triedAt ?? 'not yet'],
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
  new_box: 'just enrolled; it first learns what its cinema has sold',
  database_lost: 'neither database nor mirror held a fact',
  database_restored: 'an older copy of the database was put back',
  mirror_damaged: 'the database needed its mirror, and a part of that cannot be read',
  machine_changed: 'the disk stands in another machine, and the first one may still be selling',
  peer_knows_more: 'the other side holds facts of this node that it does not know itself',
  provider_knows_more: 'the payment provider has payments that this relay has forgotten',
  till_knows_more: 'a register was told of a sale that this node does not know',
  fork: 'this node and the other side hold two histories of one stream',
  taken_over: 'another machine has opened a newer epoch of this node',
}

const waits: Record<NonNullable<NodeStatusView['waitsFor']>, string> = {
  person: 'a manager, who says on a register or in the portal which machine is the right one',
  line: 'the internet; it goes on by itself, or a manager lets it sell alone',
  portal: 'a manager, who decides in the portal under Health which history goes on',
  relay: 'the relay’s answer; it goes on by itself',
  boxes: 'the boxes of its cinemas; each cinema goes on by itself once its box was heard',
}

function nodeStatusRows(nodeStatus: NodeStatusView): string[][] {
  const { reason, waitsFor, since, cinemas, emergencyMode, quarantined, displaced } = nodeStatus
  return [
    ['Epoch', String(nodeStatus.epoch)],
    ...(reason ? [['Recovers because', reasons[reason]]] : []),
    ...(since ? [['Since', since]] : []),
    ...(waitsFor ? [['Waits for', waits[waitsFor]]] : []),
    ...(cinemas.length ? [['Not heard yet', cinemas.join(', ')]] : []),
    ['Sells alone', emergencyMode ? `since ${emergencyMode}: only seats that never moved` : 'no'],
    [
      'Facts kept aside',
      `${quarantined}${quarantined ? ': compare them with the bills, in the portal under Health' : ''}`,
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
    : `not connected${peer.lastSeenAt ? `, last seen ${peer.lastSeenAt}` : ''}`
  const behind = peer.behind ? `, ${peer.behind} facts to send` : ', all facts sent'
  return line + behind + (peer.trouble ? `. ${lineSentence(peer.trouble)}` : '')
}

function section(title: string, rows: string[][]): string {
  const body = rows.map(
    ([name, value]) =>
      `<tr><th scope="row">${escapeHtml(name ?? '')}</th><td>${escapeHtml(value ?? '')}</td></tr>`,
  )
  return `<section><h2>${title}</h2><table>${body.join('')}</table></section>`
}

const style = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1c1917;background:#faf8f5}
header{padding:2rem clamp(1rem,5vw,4rem);color:#fff;background:#14532d}.warn header{background:#78350f}.stop header{background:#7f1d1d}
h1{margin:0;font-size:2rem}.verdict{font-size:1.25rem;font-weight:600;margin:.5rem 0 0}header p{margin:0}header a{color:inherit}
main{display:grid;gap:2rem;grid-template-columns:repeat(auto-fit,minmax(min(28rem,100%),1fr));padding:2rem clamp(1rem,5vw,4rem)}
h2{font-size:1rem;margin:0 0 .5rem}table{border-collapse:collapse;width:100%}th,td{text-align:left;font-weight:400;padding:.4rem 0;
border-top:1px solid #e0d9d0;vertical-align:top;overflow-wrap:anywhere}th{color:#6b625a;width:40%;padding-right:1rem}`
