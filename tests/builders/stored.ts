/** The one row an insert returned. */
export function stored<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('The insert returned no row');
  return row;
}
