/** The page of a box without a cinema. The other languages are typed by this file. */
export const en = {
  title: 'A new box',
  lead: 'This box has no cinema yet. Enter the code from the portal (Set up the cinema, or Boxes).',
  code: 'Code from the portal',
  code_hint: 'For example kino.example/ABCD-EFGH-JKMN. It is valid for an hour.',
  code_hint_relay: 'The last part is enough: this box belongs to {{relay}}.',
  relay: 'Address of the website',
  relay_hint: 'Only if it is not in the code.',
  enter: 'Connect this box to the cinema',
  old_box: 'Did this box sell before? Then do not enter a code: put its disk or its second disk back in.',
  asking: 'Connecting…',
  starting: 'The box is connected and is starting. The register opens automatically.',
  unreachable: 'The box does not answer. Check the network and try again.',
}
