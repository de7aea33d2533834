import type { NodeStatusView } from './contract.ts'

/** Whether a node learns or reads again what it may have forgotten: nothing is sold, and it goes on by itself. */
export function catchesUp(nodeStatus: Pick<NodeStatusView, 'state'> | undefined): boolean {
  return nodeStatus?.state === 'recovering' || nodeStatus?.state === 'reading'
}

/** The relay answers within seconds; one that has been silent for this long on a whole line may itself be broken. */
const patienceMs = 2 * 60_000

/**
 * What a manager may decide at a box: to say that this machine is the right one, or to sell alone. Nothing while
 * waiting is the better choice.
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
