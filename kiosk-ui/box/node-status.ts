import { queryOptions } from '@tanstack/react-query'
import { catchesUp } from '#core/recovery/choices.ts'
import { readNodeStatus, type NodeStatusView } from '#core/recovery/contract.ts'
import { call } from './call.ts'
import { receiveIncarnation } from './receipts/use-receipts.ts'
import { queryClient } from './query-client.ts'

/** While sales are blocked the page checks often, so that the queue moves on within seconds. */
const againMs = { recovering: 2000, ready: 20_000 }

/** The box's status. The live connection reports changes; it is polled now and then all the same. */
export const nodeStatusQuery = queryOptions({
  queryKey: ['nodeStatus'],
  queryFn: async () => receiveNodeStatus(await call(readNodeStatus)),
  refetchInterval: query => againMs[catchesUp(query.state.data) ? 'recovering' : 'ready'],
})

/** What the box reports about itself: its incarnation, besides the rest. */
export function receiveNodeStatus(nodeStatus: NodeStatusView): NodeStatusView {
  receiveIncarnation({ ...nodeStatus, alone: nodeStatus.emergencyMode !== null })
  return nodeStatus
}

export function readNodeStatusAnew(): void {
  void queryClient.invalidateQueries({ queryKey: nodeStatusQuery.queryKey })
}
