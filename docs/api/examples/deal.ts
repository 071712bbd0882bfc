// A deal from the search to the booking, told by a client generated from the API's document:
//   npx @hey-api/openapi-ts --input https://YOUR-SITE/api/openapi.json --output client
// Both sides sign in here for the story's sake; a program of yours is one of them.
import {
  acceptBooking,
  acceptContact,
  acceptCounter,
  counterBid,
  findBySeller,
  getBooking,
  login,
  placeBid,
  requestContact,
  searchProperties,
} from './client';
import { type Client, createClient, createConfig } from './client/client';

export interface Account {
  email: string;
  password: string;
}

/** A client that calls as somebody, with their id. */
async function signIn(baseUrl: string, body: Account): Promise<{ client: Client; id: number }> {
  const client = createClient(createConfig({ baseUrl, throwOnError: true }));
  const { data } = await login({ client, body, throwOnError: true });
  if (data.status === 0) throw new Error('This account asks for a second factor.');
  const { token, user } = data;
  client.setConfig({ auth: () => token });
  return { client, id: user.id };
}

/** How far the deal came: the amount agreed on, in rupees, and the state of the booking. */
export async function deal(
  baseUrl: string,
  accounts: { buyer: Account; owner: Account },
): Promise<{ title: string; amount: number; state: string }> {
  const buyer = await signIn(baseUrl, accounts.buyer);
  const owner = await signIn(baseUrl, accounts.owner);
  const asBuyer = { client: buyer.client, throwOnError: true } as const;
  const asOwner = { client: owner.client, throwOnError: true } as const;

  const found = await searchProperties({ ...asBuyer, body: { city: 'Pune', listedin: 'sell' } });
  const [home] = found.data.data.data;
  if (!home) throw new Error('Nothing was found.');
  const { id: listingId, price, title } = home.propertydata;

  await requestContact({
    ...asBuyer,
    body: { propertyid: listingId, message: 'We are two and would like to see the flat soon.' },
  });
  const requests = await findBySeller({ ...asOwner, path: { userId: owner.id, id: listingId } });
  const [request] = requests.data.Data;
  if (!request) throw new Error('Nobody asked.');
  await acceptContact({ ...asOwner, path: { requestId: request.requestdata.id } });

  const bid = await placeBid({ ...asBuyer, body: { listingId, amount: price - 200_000 } });
  const { bidId } = bid.data.data;
  const amount = price - 100_000;
  await counterBid({ ...asOwner, path: { id: bidId }, body: { amount } });
  const agreed = await acceptCounter({ ...asBuyer, path: { id: bidId }, body: { amount } });
  const { bookingId } = agreed.data.data;
  if (bookingId === null) throw new Error('Nothing was booked.');

  const { data: booking } = await getBooking({ ...asBuyer, path: { id: bookingId } });
  if (booking.data.state === 'held') await acceptBooking({ ...asOwner, path: { id: bookingId } });
  const { data: booked } = await getBooking({ ...asBuyer, path: { id: bookingId } });
  return { title, amount: booked.data.price, state: booked.data.state };
}
