/** Who may call, whose things are reached, and whether staff reach everybody's. */
export type AccessRow =
  | readonly [who: Who, reach: Whose]
  | readonly [who: Who, reach: Whose, staff: 'staff too'];

/** `signed-in`: every role. `member`: whoever signs up, so not staff. Else the roles, apart by blanks. */
type Who = 'anyone' | 'signed-in' | 'member' | Roles;
type Role = 'user' | 'agent' | 'lawyer' | 'evaluator' | 'admin';
type Roles = Role | `${Role} ${string}`;

type Whose = 'public' | 'caller' | 'caller-by-id' | 'own-object' | 'any-object';

/** By the name of the endpoint. */
export type AccessTable = Readonly<Record<string, AccessRow>>;
