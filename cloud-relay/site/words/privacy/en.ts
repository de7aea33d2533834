/** The words of the page about privacy. The other languages are typed by this file. */
export const en = {
  privacy_newsletter: 'Newsletter',
  privacy_newsletter_words:
    'Whoever subscribes gives us an email address and, if they like, a name. We keep when and to what they agreed, and send the newsletter until they unsubscribe. An address that is not confirmed within a week is erased; one that was unsubscribed after a month.',
  privacy_writing: 'When you write to us',
  privacy_writing_words:
    'We keep your message with your name, email address and phone number so that we can answer, and erase them after the time that applies to orders too.',
  privacy: 'Privacy',
  privacy_who: 'Who we are',
  privacy_who_words: '{{exhibitor}} runs this website and is responsible for your data.',
  privacy_buying: 'When you buy tickets',
  privacy_buying_words:
    'We keep your name and email address with your order, so that we can send you the tickets and help you if something goes wrong. Payment takes place on the payment provider’s page; we never see your card details.',
  privacy_device: 'On your device',
  privacy_device_words:
    'We use no advertising and no tracking, and nothing is loaded from other companies before you tap it. Your browser keeps only what the site needs to work: a security token, your open basket with what you typed until you close the tab, and which cinema, language and light you chose.',
  privacy_device_asked_words:
    'Your browser keeps what the site needs to work: a security token, your open basket with what you typed until you close the tab, which cinema, language and light you chose, and what you answered about measuring visits. Nothing is loaded from other companies unless you allow it.',
  privacy_tags: 'Measuring visits, only if you allow it',
  privacy_tags_words:
    'If you allow it, pages load Google Tag Manager, and through it services such as Google Analytics learn which pages you visit, with your IP address and details of your browser, and may set cookies. Of an order they are told its number, the film or gift card, the prices and the sum; never your name, your email address, your seats or your tickets, and the pages of orders themselves load nothing. If you refuse, nothing is loaded and nothing is told. Your answer is kept in your browser for a year; you can change it at any time at the foot of every page.',
  privacy_trailers: 'Trailers',
  privacy_trailers_words:
    'Some trailers are played by YouTube or Vimeo. Nothing of them is loaded before you tap one; then they learn your IP address and which film it is, and may keep something in your browser.',
  privacy_rights: 'Your rights',
  privacy_rights_words:
    'You may ask what we hold about you, have it corrected or have it deleted, and you may complain to the data protection authority. Write to us:',
} as const
