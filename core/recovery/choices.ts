import type { NodeStatusView } from './contract.ts'

/** Whether a node is receiving or reading what it may have forgotten: nothing is sold, and it continues by itself. */
export function catchesUp(nodeStatus: Pick<NodeStatusView, 'state'> | undefined): boolean {
  return nodeStatus?.state === 'recovering' || nodeStatus?.state === 'reading'
}

/**
 * The relay answers within seconds; when it is silent for this long on a working connection, it may itself be broken.
 */
const patienceMs = 2 * 60_000

/**
 * What a manager may decide at a box: to confirm that this machine is the right one, or to start emergency mode.
 * Nothing while it is better to wait.
 */
export function choicesOf(
  nodeStatus: NodeStatusView,
  nowMs: number,
): { machine: boolean; emergencyMode: boolean } {
  const { state, waitsFor, since } = nodeStatus
  if (state !== 'recovering') return { machine: false, emergencyMode: false }
  const silent = waitsFor === 'relay' && since !== null && nowMs - Date.parse(since) > patienceMs
  return { machine: waitsFor === 'person', emergencyMode: waitsFor === 'line' || silent }
}
