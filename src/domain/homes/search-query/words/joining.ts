import type { Said } from '#domain/homes/search-query/meaning.ts';

/** Words that turn what stands before or after them. */
export const ROLE_WORDS: readonly Said[] = [
  [
    { role: 'near' },
    'near, nearby, near by, nearer to, close to, closer to, close by, next to, around, beside, opposite, walking distance from, walking distance to, walkable to, walking distance of, within walking distance of, in walking distance of, vicinity of',
  ],
  [
    { role: 'nearBefore' },
    'ke paas, ke pass, ke pas, ke nazdeek, ke najdik, ke nazdik, ke kareeb, ke karib, ke aas paas, paas, pass me, pass mein, javal, jawal, chya javal, chya jawal, javalpas, javalchya, javal, जवळ, च्या जवळ, जवळपास, के पास, के नजदीक, के करीब, के आसपास, पास',
  ],
  [
    { role: 'not' },
    'no, not, neither, not on, not in, not a, without, bina, except, excluding, other than, anything but, any except, avoid, dont want, do not want, dont need, dont have, doesnt have, does not have, not having, having no, with no, instead of, rather than, sans, w/o, never, far from, away from, far away from, not near, isnt, बिना, विना, शिवाय नको',
  ],
  [
    { role: 'notBefore' },
    'nako, nakot, nakoy, nahi, nahin, nahi chahiye, nahin chahiye, nahi pahije, nai chahiye, mat, chhod ke, chhodkar, chod ke, chodkar, chhod kar, sodun, shivay, not required, not needed, not wanted, not necessary, not allowed, not available, nahi hai, na ho, na hona, nasel, nasava, nasavi, naslela, nasleli, naslele, ke bina, vina, se dur, se door, pasun dur, pasun lamb, dur, नसलेला, नसलेली, नसलेले, नसेल, नसावा, नसावी, नसावे, ना हो, न हो, नहीं हो, नहीं है, के बिना, से दूर, पासून दूर, पासून लांब, दूर, लांब, नको, नकोत, नकोय, नाही, नाही पाहिजे, नहीं, नहीं चाहिए, सोडून, शिवाय, छोड़कर, छोड़ के, के अलावा, वगळून',
  ],
  [
    { role: 'or' },
    'or, nor, ya, athva, athava, kinva, kiwa, kimva, /, or in, or at, or near, या, किंवा, अथवा',
  ],
];

/** Words that ask for nothing. What might be a wish is none of them. */
export const FILLER_WORDS: readonly Said[] = [
  [
    { role: 'filler' },
    'a, an, the, this, that, some, any, any floor, along, is, are, be, am, in, at, on, of, for, to, with, having, has, have, having a, and, also, please, pls, plz, i, im, me, my, we, our, need, needs, needed, require, required, want, wanted, wanting, look, looking, searching, show, find, search, get, give, available, allowed, only, ok, fine, good, best, nice, can, you, there, from, by, under, below, within, upto, up, around, price, priced, cost, rate, rs, inr, rupees, rupee, budget, in budget, size, area, carpet area, built up area, carpet, pune, pune city, city, locality, location, home, homes, property, properties, listing, listings, space, building, buildings, option, options, anything, something, but, posted, deposit, security deposit, ₹, &, +, -, –',
  ],
  [
    { role: 'filler' },
    'mujhe, muze, mera, meri, mere, hame, hamein, humein, hum, mai, main hun, me, mein, mien, men, ma, pe, par, se, ka, ki, ke, ko, hai, hain, ho, hona, kya, koi, koi bhi, bhi, ek, aisa, aisi, aise, wala, wali, wale, vala, vali, vale, aur, saath, sath, ke saath, ke sath, ke liye, liye, chahiye, chaiye, chahie, chahiyen, chalega, chalegi, milega, milegi, dikhao, dhundh, dhund raha, ghar, tak, andar, kam, ke andar, pune me, pune mein',
  ],
  [
    { role: 'filler' },
    'mala, amhala, madhe, madhye, madhil, la, cha, chi, che, chya, ani, aani, ahe, aahe, asel, chalel, milel, asa, ashi, asalela, aslela, hava, havi, have, havay, havaa, hawa, havey, pahije, pahijet, pahijey, baghtoy, paryant, sathi, ghyaycha, ghyaychi, ghyayche, punyat, punyamadhe',
  ],
  [
    { role: 'filler' },
    'में, मे, मैं, मुझे, हमें, के, का, की, को, से, पर, पे, है, हैं, हो, और, भी, कोई, एक, ऐसा, वाला, वाली, वाले, साथ, के साथ, लिए, के लिए, चाहिए, चाहिये, घर, तक, अंदर, पुणे, दिखाओ, मिलेगा, मिलेगी, चलेगा, चलेगी, चलेंगे, कम',
  ],
  [
    { role: 'filler' },
    'मला, आम्हाला, मध्ये, मधे, ला, चा, ची, चे, च्या, आणि, व, आहे, असा, अशी, असे, असलेला, असलेली, असलेले, हवा, हवी, हवे, हवाय, हवंय, हवे आहे, हवा आहे, पाहिजे, पाहिजेत, पुण्यात, पुण्यामध्ये, पुण्या, साठी, पर्यंत, घ्यायचा, घ्यायची, घ्यायचे, घ्यायचा आहे, आत, थेट, वर, मधला, मधली, मधले, मधल्या, चालेल, चालतील, चालतो, चालते, मिळेल, दाखवा',
  ],
];
