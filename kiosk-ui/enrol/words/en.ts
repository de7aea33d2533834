/** The page of a box without a cinema. The other languages are typed by this file. */
export const en = {
  title: 'A new box',
  lead: 'This box belongs to no cinema yet. Enter the code from the portal: Set up the cinema, or Boxes.',
  code: 'Code from the portal',
  code_hint: 'Such as kino.example/ABCD-EFGH-JKMN. It is good for an hour.',
  code_hint_relay: 'Its last part is enough: the relay of this box is {{relay}}.',
  relay: 'Address of the website',
  relay_hint: 'Only if it is not in the code.',
  enter: 'Make it this cinema’s box',
  old_box: 'Did this box sell before? Then do not enter a code: put its disk or its second disk back.',
  asking: 'Asking the relay …',
  starting: 'The box has its cinema and is starting. The register opens by itself.',
  unreachable: 'The box does not answer. Check the network and try again.',
}
