export default {
  paper: {
    'title-report': 'Title report',
    agreement: 'Agreement',
    'valuation-report': 'Valuation report',
    'visit-photo': 'Photo of the visit',
    evidence: 'Deed or certificate',
    other: 'Other paper',
  },
  workSort: { due: 'Due first', newest: 'Newest first', fee: 'Highest fee first' },
  noMember: 'They are no member here: send them a list of homes as a link.',
  formerMember: 'A former member',
  fault: {
    taken: 'Sold or rented already',
    price: 'The price is not the real one',
    photos: 'The photos are not of this home',
    facts: 'Facts are wrong: area, rooms, floor',
    place: 'It is somewhere else',
    twice: 'The same home is listed twice',
    fraud: 'Somebody asks for money, or is not the owner',
    other: 'Something else',
  },
  record: {
    work: 'Work hired',
    reportsAbout: 'Reports about them',
    reportsBy: 'Reports by them',
    reviews: 'Reviews of them',
  },
};
