import type { RefusalSentences } from '../refusal-sentences.ts'

export const en = {
  'refusal.fork_unknown': 'This has been decided in the meantime. Look at the page again.',
  'refusal.fork_unsynced': 'The box has not sent everything yet. Try again in a moment.',
  'refusal.exhibitor_blocked': 'This cinema is switched off at the server. Ask whoever runs the server.',
  'refusal.joined_enough': 'At most {{most}} can be joined. Remove one first.',
  'refusal.founding_link_unknown':
    'This link is wrong or too old. Ask whoever runs the server for a new one.',
  'refusal.founding_link_used': 'This link has been used: it founded what is at {{address}}. Sign in there.',
  'refusal.short_name_taken': 'This short name is not free. Choose another one.',
  'refusal.host_taken': 'This host name is not free. Choose another one.',
  'refusal.relay_full': 'This server runs as many companies as it can ({{most}}). Ask for another server.',
  'refusal.box_code_unknown':
    'This code is wrong, used or too old. Make a new one in the portal under Boxes.',
  'refusal.box_already_enrolled': 'This box is already connected to a cinema. Look under Boxes.',
  'refusal.cinema_has_box': 'This cinema already has a box. Replace that one if it is gone.',
  'refusal.relay_missing': 'Enter the code as the portal shows it, with the address before it.',
  'refusal.relay_silent':
    'The cloud at {{address}} does not answer. Check the address and this box’s internet connection.',
  'refusal.relay_unknown': 'There is no cinema at {{address}}. Enter the address of the website.',
  'refusal.relay_unguarded':
    'The connection to {{address}} would not be secure. Enter an address that begins with https://.',
  'refusal.box_already_connected':
    'This box is already running on another computer. Switch one of the two off.',
  'refusal.box_away':
    'The cinema’s box is not connected. Try again once it is, or open the portal at the box.',
  'refusal.box_unknown': 'This box does not belong to this cinema. Connect it with a new code.',
  'refusal.mirror_unavailable':
    'The second disk does not answer, so nothing is sold. A manager can check it on the health page.',
  'refusal.disk_full':
    'The disk is full, so nothing can be sold or changed. Delete files that are not needed or put in a larger disk; then it goes on automatically.',
  'refusal.node_recovering':
    'The cinema is catching up after a repair. Sales start again shortly; please try again.',
  'refusal.cinema_not_synced':
    '{{cinemas}}: after a repair the website first collects what was sold there. Nothing is lost; please try again later.',
  'refusal.node_outdated':
    'This computer has an older version of Foyer than before. Update it; then sales start again automatically.',
  'refusal.not_recovering': 'Nothing is being recovered, so there is nothing to decide here.',
  'refusal.keyword_wrong': 'Type the word {{word}} exactly as shown.',
  'refusal.bundle_damaged':
    'This is not a complete Foyer file. Copy it again, or download a new one on the other side.',
  'refusal.bundle_sealed': 'This file was made for another computer. Use one made for this one.',
  'refusal.bundle_forged':
    'This file does not come from one of your computers, or it was changed. Nothing was uploaded. Download it again yourself.',
  'refusal.bundle_too_new':
    'This file was made by a newer version of Foyer. Update this computer first; nothing was uploaded.',
  'refusal.bundle_other_exhibitor': 'This file belongs to another company. Nothing was uploaded.',
  'refusal.bundle_other_cinema':
    'This file is for another cinema. Nothing was uploaded; download the one for this cinema.',
  'refusal.bundle_same_side': 'This file was made here and is for the other side: take it there.',
  'refusal.bundle_incomplete':
    'An earlier part is missing, so nothing was uploaded. Download a new file and choose “Everything from the beginning”.',
  'refusal.bundle_outdated':
    'This file is from before the website lost data, so nothing was uploaded. Download a new file there, or connect this box to the internet; then upload this one once more.',
  'refusal.line_is_up': 'This cinema is connected, so seats move automatically. No file is needed.',
} satisfies Partial<RefusalSentences>
