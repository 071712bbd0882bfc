import type { Said } from '#domain/homes/search-query/meaning.ts';

/** Renting and buying. */
export const OFFER_WORDS: readonly Said[] = [
  [
    { sets: { listedIn: 'rent' } },
    'rent, रेंट, रेंटल, for rent, on rent, to rent, rental, rentals, renting, rented, lease, on lease, leave and licence, leave and license, tolet, to let, kiraya, kiraye, kiraye pe, kiraye par, kiraye se, kiray, rent pe, rent par, rent se, bhadyane, bhadya ne, bhade ne, bhadya, bhade, bhadyache, bhadyavar, per month, a month, pm, p m, monthly, monthly rent, भाड्याने, भाडे, भाडं, भाड्याचे, भाड्याचं, भाड्याची, भाड्यावर, भाड्या, किराये, किराया, किराए, किराये पर, किराए पर, किराये पे, प्रति महिना, दर महिना, महिना, महीना, प्रति माह',
  ],
  [
    { sets: { listedIn: 'sell' } },
    'sale, sell, for sale, for sell, on sale, buy, buying, to buy, purchase, to purchase, kharidna, kharidne, kharidi, kharid, kharedi, vikat, vikat ghyaycha, vikat ghyaychi, vikat ghyayche, vikri, viktey, bechna, विकत, विकायचा, विकायची, विकायचे, विकायचं, विक्रीस, vikaycha, vikaychi, vikayche, विकत घ्यायचा, विकत घ्यायची, विकत घ्यायचे, खरेदी, विक्री, विकणे, खरीदना, खरीदनी, खरीदने, खरीद, बेचना',
  ],
  [
    { sets: { listedIn: 'sell', postedBy: ['owner', 'agent'] } },
    'resale, re sale, second hand, secondhand, पुनर्विक्री, रिसेल, रीसेल',
  ],
];

/** Who offers, and to whom. */
export const PEOPLE_WORDS: readonly Said[] = [
  [
    { sets: { postedBy: ['owner'] } },
    'owner, owners, by owner, from owner, direct owner, owner direct, direct from owner, directly from owner, by owner only, owner only, only owner, owner posted, posted by owner, owner listed, listed by owner, from the owner, malik, malik se, malik se direct, owner se, owner se direct, direct malik, डायरेक्ट ओनर, ओनर, ओनर से, malak, direct malak, malakakadun, मालक, थेट मालक, मालकाकडून थेट, मालकाकडून, मालिक, मालिक से सीधे, मालिक से, सीधे मालिक से',
  ],
  [
    { sets: { postedBy: ['agent'] }, not: { postedBy: ['owner'] } },
    'agent, agents, broker, brokers, dalal, by agent, through agent, through an agent, through broker, via agent, real estate agent, एजंट, एजेंट, ब्रोकर, दलाल',
  ],
  [
    { sets: { postedBy: ['builder'] } },
    'builder, builders, developer, developers, direct from builder, from builder, by builder, directly from builder, builder direct, बिल्डर, विकासक',
  ],
  [
    { sets: { noBrokerage: true } },
    'no brokerage, zero brokerage, 0 brokerage, brokerage free, without brokerage, nil brokerage, bina brokerage, no commission, without commission, zero commission, commission free, बिना ब्रोकरेज, ब्रोकरेज फ्री, विना ब्रोकरेज, दलाली नको, बिना दलाली',
  ],
  // Asks for nothing by itself; its opposite does.
  [{ not: { noBrokerage: true } }, 'brokerage, commission, ब्रोकरेज, दलाली, कमिशन'],
  [
    { sets: { tenants: ['family'] } },
    'family, families, for family, for a family, family only, only family, for families, family ke liye, kutumb, kutumbasathi, परिवार, कुटुंब, फैमिली, फॅमिली',
  ],
  [
    { sets: { tenants: ['bachelors'] } },
    'bachelor, bachelors, for bachelors, for bachelor, bachelors allowed, bachelor allowed, bachelor friendly, bachelors friendly, bachelors ok, बॅचलर, बॅचलर्स, बैचलर, बैचलर्स, अविवाहित, कुंवारे, कुंवारों, कुंवारा, kunware, kunwara, unmarried',
  ],
  [
    { sets: { tenants: ['company'] } },
    'company lease, for company, corporate lease, company let, company accommodation, for corporate, corporate tenant, corporate tenants, company ke liye, कंपनी लीज, कंपनी के लिए',
  ],
  [
    { sets: { pets: true } },
    'pets, pet, pets allowed, pet allowed, pet friendly, pets friendly, pets ok, with pets, with pet, with a pet, with dog, with a dog, with cat, dog friendly, dog allowed, dogs allowed, cat friendly, cat allowed, cats allowed, kutta, kutta allowed, kutra, पाळीव प्राणी, पालतू, पालतू जानवर, कुत्रा, कुत्ता',
  ],
  [
    { sets: { food: 'vegetarians' } },
    'vegetarian, vegetarians, veg only, only veg, pure veg, vegetarian only, only vegetarian, shakahari, शाकाहारी',
  ],
  [
    { sets: { food: 'anyone' } },
    'non veg allowed, nonveg allowed, non vegetarian allowed, non vegetarians allowed, non veg ok, non veg, nonveg, non vegetarian, mansahari, मांसाहारी',
  ],
];
