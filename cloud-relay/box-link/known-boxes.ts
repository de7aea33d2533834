import type { WebSocket } from 'ws'
import type { Health } from '#core/devices/contract.ts'
import type { SecureReport } from '#core/devices/kiosks/report.ts'
import { troubled, type LineTrouble } from '#core/devices/line-trouble.ts'
import type { Node } from '#core/journal/node.ts'
import { breachOf } from '#core/membership/breach-store.ts'
import { allBoxes, boxById, type BoxRow } from '#core/membership/store.ts'
import { offsiteReportOf } from '#core/offsite/report-store.ts'
import { openPeerProgress, type PeerProgress } from '#core/replication/peer-progress.ts'
import { awayPeer, type Session } from '#core/replication/session.ts'
import type { Peer } from '#core/replication/sync.ts'

/** A connection of a box that has proven itself. */
export type BoxConnection = { box: BoxRow; session: Session; socket: WebSocket }

/** What the relay knows of one box, from one connection to the next. Times are ISO. */
export type KnownBox = {
  readonly progress: PeerProgress
  /** Its only one: meanwhile a second machine with its identity is refused. */
  connection: BoxConnection | null
  lastSeenAt: string | null
  /** What it said it runs; null until it connected. */
  version: string | null
  /** How devices of its network reach it by https; null until it said so. */
  secure: SecureReport | null
  /** When a second machine was refused last. */
  secondMachineAt: string | null
}

/** What the relay knows of an exhibitor's boxes while it runs, by their node ids. */
export function openKnownBoxes(node: Node, onArrived: () => void) {
  const known = new Map<string, KnownBox>()

  function boxOf(nodeId: string): KnownBox {
    let box = known.get(nodeId)
    if (box) return box
    const progress = openPeerProgress(node, nodeId, onArrived)
    box = { progress, connection: null, lastSeenAt: null, version: null, secure: null, secondMachineAt: null }
    known.set(nodeId, box)
    return box
  }

  /** A box that was replaced may still connect: it is told so, and its unsynced sales are quarantined. */
  const isReplaced = (nodeId: string) => Boolean(boxById(node.db, nodeId)?.replacedBy)
  const current = () => allBoxes(node.db).filter(box => !box.replacedBy)
  const connections = () => [...known.values()].flatMap(({ connection }) => connection ?? [])

  return {
    boxOf,
    connections,
    /** The box of a cinema; `awayPeer` while it is not connected. */
    peerAt(cinemaId: string): Peer {
      const connected = connections().find(
        ({ box, session }) => box.cinemaId === cinemaId && session.peer.ready() && !isReplaced(box.nodeId),
      )
      return connected?.session.peer ?? awayPeer
    },
    /** Every enrolled box, whether it is connected, when it was last connected, and the state of its off-site copy. */
    boxes: () =>
      current().map(box => ({
        ...box,
        ...seen(boxOf(box.nodeId)),
        version: boxOf(box.nodeId).version,
        secure: boxOf(box.nodeId).secure,
        offsite: offsiteReportOf(node.db, box.nodeId),
        breach: breachOf(node.db, box.nodeId),
      })),
    /** The same boxes for the health page, with what keeps them from making progress. */
    peers: (): Health['peers'] =>
      current().map(({ nodeId, cinemaId }) => ({
        nodeId,
        name: node.catalogue.get('cinema', cinemaId)?.name ?? cinemaId,
        ...seen(boxOf(nodeId)),
        behind: boxOf(nodeId).connection?.session.peer.behind() ?? 0,
        trouble: troubleOf(node, nodeId, boxOf(nodeId)),
      })),
  }
}
export type KnownBoxes = ReturnType<typeof openKnownBoxes>

const seen = ({ connection, lastSeenAt }: KnownBox) => ({
  connected: Boolean(connection?.session.peer.ready()),
  lastSeenAt,
})

function troubleOf(
  { db }: Node,
  nodeId: string,
  { connection, secondMachineAt }: KnownBox,
): LineTrouble | null {
  const trouble = connection?.session.peer.trouble()
  if (trouble) return trouble
  const breach = breachOf(db, nodeId)
  if (breach) return troubled('claim_forbidden', { node: nodeId, what: breach.what })
  return secondMachineAt === null ? null : troubled('second_machine', { at: secondMachineAt })
}
