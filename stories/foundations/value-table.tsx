/** A scale's values, and when each is chosen. */
export function ValueTable<Name extends string>({
  values,
  uses,
}: {
  values: Readonly<Record<Name, string | number>>
  /** For every value, so that none stands there without a reason. */
  uses: Readonly<Record<NoInfer<Name>, string>>
}) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">名称</th>
          <th scope="col">值</th>
          <th scope="col">用在</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(values) as Name[]).map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{values[name]}</td>
            <td>{uses[name]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
