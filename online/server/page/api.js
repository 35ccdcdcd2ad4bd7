// Shows openapi.json, and lets the reader try each request.
const element = (name, text, ...children) => {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  made.append(...children);
  return made;
};

const attempt = (method, path, operation) => {
  const box = element("div");
  const fields = (operation.parameters ?? []).map((parameter) => {
    const input = element("input");
    input.placeholder = `${parameter.name} (${parameter.in})`;
    input.setAttribute("aria-label", input.placeholder);
    return { parameter, input };
  });
  const body = operation.requestBody ? element("textarea") : null;
  if (body) body.setAttribute("aria-label", "body, as JSON");
  const button = element("button", "Send");
  const answer = element("pre");
  answer.hidden = true;
  button.addEventListener("click", async () => {
    let address = path;
    const query = new URLSearchParams();
    for (const { parameter, input } of fields) {
      if (parameter.in === "path") address = address.replace(`{${parameter.name}}`, encodeURIComponent(input.value));
      else if (input.value) query.set(parameter.name, input.value);
    }
    const response = await fetch(query.size ? `${address}?${query}` : address, {
      method: method.toUpperCase(),
      headers: body ? { "content-type": "application/json" } : {},
      body: body?.value || undefined,
    });
    answer.hidden = false;
    answer.textContent = `${response.status}\n${await response.text()}`;
  });
  box.append(...fields.map(({ input }) => input), ...(body ? [body] : []), button, answer);
  return box;
};

const document_ = await (await fetch("/api/openapi.json")).json();
for (const [path, methods] of Object.entries(document_.paths)) {
  for (const [method, operation] of Object.entries(methods)) {
    const summary = element("summary", "", element("b", method), element("code", path));
    const text = operation.summary ?? operation.description ?? "";
    const details = element("details", "", summary, element("p", text));
    const schema = operation.requestBody?.content?.["application/json"]?.schema?.$ref;
    if (schema) details.append(element("p", `Body: ${schema.split("/").pop()}`));
    details.append(attempt(method, path, operation));
    document.getElementById("paths").append(details);
  }
}
for (const [name, schema] of Object.entries(document_.components?.schemas ?? {})) {
  const shown = element("pre", JSON.stringify(schema, null, 2));
  document.getElementById("types").append(element("details", "", element("summary", name), shown));
}
