export default {
  titleAndVersion: ({ title, version }: { title: string; version: number }) =>
    `${title}, version ${version}`,
};
