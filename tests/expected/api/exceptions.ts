/**
 * What the API no longer keeps of a release, on purpose, each with its reason. A line here is a
 * promise broken: it needs a reason that integrators would accept, or the half year of a
 * deprecation behind it. Lines are those that the comparison prints, or how several of them begin.
 */
export const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '0.2.0': {
    'Where money goes is told by the account’s holder and last digits, never by its number.': [
      'GET /api/propertypayment/deal/{id} answer.data.releases[].account: is gone',
      'GET /api/agentrelease/getagentrequest/{userId} answer.data[].account: is gone',
      'GET /api/agentrelease/getrequestbyseller/{userId} answer.data[].account: is gone',
      'GET /api/propertypayment/getwithdrawalhistorybybuyer/{propId}/{userId} answer.data[].account: is gone',
    ],
    'A code opens an account only with the browser that asked for it, and a new account to pay out to takes the password.':
      [
        'POST /api/auths/forgotpassword answer.data: may now be object',
        'POST /api/auths/resetpassword body.reference: must be sent now',
        'POST /api/profile/bankaccounts body.password: must be sent now',
      ],
    'Lists of properties have the shape that the specification gives them: at `data`, each home whole.':
      [
        'GET /api/Property/findByUser/{id} answer.data',
        'GET /api/property/findbyfavourite/{id} answer.data[].listing',
        'GET /api/property/findbyshortlisted/{id} answer.data[].listing',
        'GET /api/property/getofferproperty/{id} answer.data[].listing',
        'GET /api/users/getRatingAgentList/{id} answer.data',
        'GET /api/property/nearbyuser/{lat},{lng} answer.data',
        'GET /api/property/propertylist answer.data',
      ],
  },
};
