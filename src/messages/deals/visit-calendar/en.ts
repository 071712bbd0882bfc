export default {
  summary: ({ title }: { title: string }) => `Visit: ${title}`,
  description: ({ name, url }: { name: string; url: string }) =>
    `With ${name}. All about this visit: ${url}`,
};
