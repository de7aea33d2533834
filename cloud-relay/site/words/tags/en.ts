/** The words of the question about measuring visits. The other languages are typed by this file. */
export const en = {
  tags_title: 'May we measure your visit?',
  tags_what:
    'With Google’s Tag Manager we would learn which pages help you find a film. Nothing of it is loaded unless you allow it, and everything works either way.',
  tags_privacy: 'Privacy',
  tags_allow: 'Allow',
  tags_refuse: 'Refuse',
  tags_change: 'Measuring visits',
  tags_now_allowed: 'Until now you allow it.',
  tags_now_refused: 'Until now you refuse it.',
} as const
