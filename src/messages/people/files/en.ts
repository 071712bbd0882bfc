export default {
  pdfHoldsContact:
    'This PDF holds a phone number, an e-mail address or a link. Leave them out until the other side has shared contacts with you.',
  pdfHoldsPictures:
    'This PDF holds pictures, and we cannot read what they say. Send it without them, or once contacts are shared; photos of the home belong on its listing.',
  pdfUnread:
    'We cannot read the text of this PDF. Please print it to a new PDF of at most 200 pages, or send it once contacts are shared.',
  pictureUnread:
    'We cannot read what a picture says. Send it once contacts are shared; photos of the home belong on its listing.',
};
