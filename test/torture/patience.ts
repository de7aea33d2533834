/**
 * How long is waited for what must happen but has no deadline of its own: four times what an idle machine may need, since
 * a busy one is no finding. Whoever waits goes on as soon as it happened.
 */
export const patient = (ms: number): number => 4 * ms
