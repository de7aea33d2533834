/** What a visitor presses on the provider's own page. */
export async function press(link: string, outcome: 'paid' | 'failed' | 'cancelled'): Promise<void> {
  await fetch(link, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
}
