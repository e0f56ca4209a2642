/** A block of data for search engines, which browsers do not run. React keeps a `</script>` inside from ending it. */
export function StructuredData({ graph }: { graph: object }) {
  return <script type="application/ld+json">{JSON.stringify(graph)}</script>;
}
