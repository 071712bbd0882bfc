export default {
  agentNotWorking: 'This agent is not working here at the moment.',
  notAssigned: 'This property is not assigned to you.',
  heldTooOften: ({ most }: { most: string | number }) =>
    `You have held this property ${most} times within a week, which is the most.`,
  onHoldAlready: 'This property is on hold already.',
  propertyBooked: 'This property is booked.',
  keptForAnother:
    'An agent keeps this property for another buyer for some hours. You can bid, or book once the hold is over.',
  offerNotFound: 'We could not find that offer.',
  holdNotFound: 'We could not find that hold.',
  holdOver: 'This hold is over already.',
  chooseOpenLead: 'Choose one of your open leads.',
  offerState: {
    accepted: 'This offer is accepted already.',
    declined: 'This offer was declined.',
    withdrawn: 'The agent has taken this offer back.',
    expired: 'The time to answer this offer is over.',
  },
  ownProperty: 'This property is your own.',
  homeListedNoMore: 'This home is no longer listed.',
  kycFirst: 'Please complete your KYC verification first',
  agentLists: 'An agent lists this home already.',
  ownerTakesNone: 'The owner takes no offers from you.',
  agentWorksHere: 'An agent works on this home already.',
  ownerAsked: 'The owner has asked you already. Answer that request.',
  offerIsWithOwner: 'Your offer is with the owner.',
  ownerDeclined: ({ days }: { days: string | number }) =>
    `The owner has declined. You can offer again ${days} days after that.`,
  mostOffers: ({ most }: { most: string | number }) =>
    `${most} of your offers wait for an answer, which is the most. Take one back that you no longer mean.`,
  onDeskAlready: ({ name }: { name: string | number }) =>
    `${name} is on your desk already, by this number or address.`,
  nameOnDesk: ({ name }: { name: string | number }) => `${name} is on your desk already.`,
  membersErase: 'Members erase what is kept of them by their own account.',
  leadNotFound: 'We could not find that lead.',
  leadClosed: 'This lead is closed. Reopen it first.',
  putForwardAlready: 'You have put this home forward already.',
  mostPutForward: ({ most }: { most: string | number }) =>
    `Put at most ${most} homes forward to one lead.`,
  buyersOwn: 'This home is the buyer’s own.',
  mostOwnLeads: ({ most }: { most: string | number }) =>
    `You keep ${most} leads of your own at most.`,
  requirementGone: 'This requirement is not there any more.',
  takenByYou: 'You have taken this one up already.',
  takenByMany: ({ agents }: { agents: string | number }) =>
    `${agents} agents have taken this one up already.`,
  kycForRequirements: 'Finish your KYC first: requirements go to verified agents only.',
  noLeadLeft: 'You have no lead left. Buy some more first.',
  askedAgain: 'They have asked again: there is a newer lead of theirs.',
  mostTasks: ({ most }: { most: string | number }) =>
    `Finish some first: ${most} open tasks is the most.`,
  taskNotFound: 'We could not find that task.',
  mostTemplates: ({ most }: { most: string | number }) => `Keep at most ${most} templates.`,
  templateNotFound: 'We could not find that template.',
  listNotFound: 'We could not find that list.',
  listGone: 'This list is no longer there. Ask who sent it.',
  oneNotOffered: 'One of these homes is no longer on offer.',
  mostLists: ({ most }: { most: string | number }) =>
    `Withdraw some first: ${most} open lists is the most.`,
  repeatsLine: ({ line }: { line: string | number }) => `Repeats line ${line}.`,
  timeWithinYear: 'Choose a time within a year.',
  timeAhead: 'Choose a time that is still ahead.',
  wantsNoOffers: 'This buyer no longer wants offers from agents.',
  between: {
    gone: 'This person is not here any more.',
    'by-you': 'You have blocked this person.',
    'by-them': 'This person takes no more messages from you.',
  },
};
