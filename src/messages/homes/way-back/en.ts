interface Home {
  what: string;
  place: string;
}
const named = ({ what, place }: Home) => `${what} in ${place}`;

export default {
  toContact: {
    owner: (home: Home) => `${named(home)}: sign in to contact the owner`,
    agent: (home: Home) => `${named(home)}: sign in to contact the agent`,
    builder: (home: Home) => `${named(home)}: sign in to contact the builder`,
  },
  toGoOn: (home: Home) => `${named(home)}: sign in to go on to it`,
};
