/** The programme outside of the website. The other languages are typed by this file. */
export const en = {
  elsewhere: 'Programme elsewhere',
  elsewhere_lead:
    'Your programme in calendars, in feed readers and on other websites. What you change here changes there automatically.',
  elsewhere_language: 'Language',
  elsewhere_all: 'All cinemas',
  elsewhere_calendar: 'Calendar to subscribe to',
  elsewhere_calendar_hint:
    'Regulars enter this address in the calendar of their phone or computer. Shows that are moved or cancelled change there too.',
  elsewhere_feed: 'Feed (RSS)',
  elsewhere_feed_hint:
    'Local newspapers, event guides and feed readers fetch your films and their shows here.',
  elsewhere_frame: 'On another website',
  elsewhere_frame_hint:
    'A town, a café or a festival puts these lines into its page. It sets no cookies; each time leads to your website.',
  elsewhere_no_copy: 'This browser copies only on secure pages. Select the text and copy it.',
  elsewhere_at_relay: 'These addresses are in the portal on the internet.',
}
