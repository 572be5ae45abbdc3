import { readFile } from 'node:fs/promises'

/**
 * What a package says, what stands in its place, and what is added behind the module.
 * @typedef {{ facts: readonly (readonly [said: RegExp, so: string])[], added?: string }} Change
 */

/** Of a path from the root that leads where it says, and of a place in it: nothing of it is to be resolved or encoded. */
const PLAIN = String.raw`/^(\/|(?:\/[\w-]+)+)(#[\w-]+)?$/`

const elementOf = `
import { jsx as elementOf } from "react/jsx-runtime";`

/**
 * Of one list of routes, the order in which they are tried, and which of them an address is; of one path, its expression. The site has thirty
 * routes, and asks four times a page.
 * @type {Change}
 */
const matching = {
  facts: [
    [/function matchRoutesImpl\(/, 'function matchedAnew('],
    [
      /let branches = flattenRoutes\(routes\);\s+rankRouteBranches\(branches\);/,
      'let branches = rankedOnce(routes);',
    ],
    [/= compilePath\(pattern\.path,/, '= compiledOnce(pattern.path,'],
  ],
  added: `
const matched = new WeakMap();
function matchRoutesImpl(routes, location, basename, allowPartial) {
  const pathname = (typeof location === "string" ? parsePath(location) : location).pathname || "/";
  if (pathname.length > 100) return matchedAnew(routes, location, basename, allowPartial);
  let known = matched.get(routes);
  if (!known) matched.set(routes, (known = new Map()));
  const key = allowPartial + " " + basename + " " + pathname;
  let matches = known.get(key);
  if (matches === undefined) {
    // Addresses come from outside, so not all of them are remembered.
    if (known.size >= 500) known.clear();
    known.set(key, (matches = matchedAnew(routes, location, basename, allowPartial)));
  }
  return matches && matches.map((match) => ({ ...match, params: { ...match.params } }));
}
const ranked = new WeakMap();
function rankedOnce(routes) {
  let branches = ranked.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    ranked.set(routes, branches);
  }
  return branches;
}
const compiled = new Map();
function compiledOnce(path, caseSensitive, end) {
  const key = caseSensitive + " " + end + " " + path;
  let made = compiled.get(key);
  if (!made) compiled.set(key, (made = compilePath(path, caseSensitive, end)));
  return made;
}`,
}

/** What a host reads: Remix's side that loads. @type {Record<string, Change>} */
const loading = {
  '@remix-run/router/dist/router.cjs.js': matching,
  // A loader is handed the request without two words of Remix's own: one that says neither is what it would be copied to, twice.
  '@remix-run/server-runtime/dist/data.js': {
    facts: [
      [
        /(?<=async function callRouteLoader[^]{0,400})stripRoutesParam\(stripIndexParam\(request\)\)/,
        'withoutOwnWords(request)',
      ],
    ],
    added: `
function withoutOwnWords(request) {
  if (!request.body && !/[?&](index|_routes)\\b/.test(request.url)) return request;
  return stripRoutesParam(stripIndexParam(request));
}`,
  },
}

/** What the built site brings: Remix's side that prints. @type {Record<string, Change>} */
const printing = {
  '@remix-run/router/dist/router.js': matching,
  '@remix-run/react/dist/esm/server.js': {
    facts: [[/createServerRoutes\(manifest\.routes, /, 'routesOnce(manifest.routes, ']],
    added: `
const made = new WeakMap();
function routesOnce(manifest, ...others) {
  let routes = made.get(manifest);
  if (!routes) made.set(manifest, (routes = createServerRoutes(manifest, ...others)));
  return routes;
}`,
  },
  'react-router-dom/server.js': {
    facts: [
      // Each entry of the menu asks what a browser would make of its path.
      [
        /(function encodeLocation\(to\) \{)/,
        `$1 if (!to.search && !to.hash && ${PLAIN}.exec(to.pathname)?.[1] === to.pathname) return { pathname: to.pathname, search: "", hash: "" };`,
      ],
      [
        /let manifest = \{\};\s+let dataRoutes = router\.UNSAFE_convertRoutesToDataRoutes\(routes, reactRouter\.UNSAFE_mapRouteProperties, undefined, manifest\);/,
        'let { manifest, dataRoutes } = convertedOnce(routes);',
      ],
    ],
    added: `
const converted = new WeakMap();
function convertedOnce(routes) {
  let made = converted.get(routes);
  if (!made) {
    const manifest = {};
    made = { manifest, dataRoutes: router.UNSAFE_convertRoutesToDataRoutes(routes, reactRouter.UNSAFE_mapRouteProperties, undefined, manifest) };
    converted.set(routes, made);
  }
  return made;
}`,
  },
  // A plain path from the root leads where it says; each link resolves its own twice.
  'react-router/dist/index.js': {
    facts: [
      [
        /(function useResolvedPath\(to, _temp\d*\) \{)/,
        `$1 const plain = typeof to === "string" && ${PLAIN}.exec(to); if (plain) return { pathname: plain[1], search: "", hash: plain[2] ?? "" };`,
      ],
    ],
  },
  // Nobody points at what is printed, so nothing is fetched ahead.
  '@remix-run/react/dist/esm/components.js': {
    facts: [
      [/let href = useHref\(to\);/g, 'let href;'],
      [/= usePrefetchBehavior\(prefetch, props\);/g, '= [false, null];'],
      // Nor does anything refer to it.
      [/ref: mergeRefs\(forwardedRef, ref\),/g, ''],
      [
        /React\.createElement\((Nav)?Link\$1, _extends\(\{\}, props, prefetchHandlers, (\{[^}]*\})\)\)/g,
        'elementOf($1Link$$1, Object.assign(props, $2))',
      ],
    ],
    added: elementOf,
  },
  // What an element is made of is made for it alone, and is not copied: as React does it since 19. A key or reference that is there without
  // a value stays among its properties, where nobody can tell it from none.
  'react/cjs/react-jsx-runtime.production.min.js': {
    facts: [
      [
        /(?=for\(b in a\)m\.call\(a,b\)&&!p\.hasOwnProperty\(b\)&&\(d\[b\]=a\[b\]\);)/,
        'if(a.key===void 0&&a.ref===void 0&&!(c&&c.defaultProps))d=a;else ',
      ],
    ],
  },
  // None of the site's components has default properties, which React asks for at each element. And one that neither adds attributes, nor
  // chooses what it hands on, nor has a theme, as all of the site's, hands its properties to its rules as they are: a copy with two more
  // names in it takes longer than all that it is made for. A rule that reads a theme where there is none, which does not compile, or that
  // lists its properties' names would tell the difference. What an element is referred to by is left out: nothing refers to what is printed.
  'styled-components/dist/styled-components.esm.js': {
    facts: [
      [/Object\.defineProperty\(\w+,"defaultProps",\{get\(\)\{[^}]*\},set\(e\)\{.*?,e\):e\}\}\),/, ''],
      [
        /(function v\(o,s\)\{)(?=return function\(o,s,r\)\{const\{attrs:i,componentStyle:l,defaultProps:a,foldedComponentIds:u,styledComponentId:d,target:h\}=o,p=m\?void 0:t\.useContext\(vt\),f=gt\(\),g=o\.shouldForwardProp\|\|f\.shouldForwardProp;.{2000,4000}\}\(w,o,s\)\}v\.displayName)/,
        '$1const printed=printedAtOnce(w,o,s);if(printed)return printed;',
      ],
    ],
    added: `${elementOf}
function printedAtOnce(component, properties, ref) {
  const sheet = gt();
  if (component.attrs.length > 0 || component.shouldForwardProp || sheet.shouldForwardProp || t.useContext(vt)) return undefined;
  const tag = properties.as || component.target;
  const isElement = typeof tag === "string";
  if (isElement && tag.includes("-")) return undefined;
  const handed = {};
  for (const name in properties) {
    if (name.charCodeAt(0) === 36 || name === "as") continue;
    if (name === "theme" || name === "forwardedAs") return undefined;
    const value = properties[name];
    if (name === "className" && value !== undefined && typeof value !== "string") return undefined;
    if (value !== undefined || !isElement && name !== "className") handed[name] = value;
  }
  const { componentStyle, foldedComponentIds, styledComponentId } = component;
  const named = componentStyle.generateAndInjectStyles(properties, sheet.styleSheet, sheet.stylis);
  let names = foldedComponentIds ? foldedComponentIds + " " + styledComponentId : styledComponentId;
  if (named) names += " " + named;
  if (handed.className) names += " " + handed.className;
  handed.className = names;
  if (ref && !isElement) handed.ref = ref;
  return elementOf(tag, handed);
}`,
  },
  // Nobody presses what is printed.
  'react-router-dom/dist/index.js': {
    facts: [
      [/let internalOnClick = useLinkClickHandler\(to, \{[^}]*\}\);/, 'let internalOnClick;'],
      // Whether a page is being turned to is asked only where that is shown.
      [/(useViewTransitionState\(path\)) && (viewTransition === true)/, '$2 && $1'],
      [
        /(rest = _objectWithoutPropertiesLoose\(_ref7, _excluded\);\s+let \{\s+basename\s+\} = React\.useContext\(UNSAFE_NavigationContext\);)/,
        `$1 if (basename === "/" && typeof to === "string" && ${PLAIN}.test(to)) return elementOf("a", Object.assign(rest, { href: to, target }));`,
      ],
      [
        /React\.createElement\(Link, _extends\(\{\}, rest, \{([^}]*)ref: ref,([^}]*)\}\), (typeof children === "function" \? children\(renderProps\) : children)\)/,
        'elementOf(Link, Object.assign(rest, {$1$2, children: $3}))',
      ],
    ],
    added: elementOf,
  },
}

/**
 * An esbuild plugin that makes once in a process what Remix and its router make anew at each request and for each link, though it
 * is always the same (docs/performance.md). The build fails where a package no longer says what is replaced.
 * @param {'loading' | 'printing'} side
 * @returns {import('esbuild').Plugin}
 */
export function onceAProcess(side) {
  const changes = side === 'loading' ? loading : printing
  return {
    name: 'once-a-process',
    setup({ onLoad, onStart, onEnd }) {
      /** @type {Set<string>} */
      const found = new Set()
      onStart(() => found.clear())
      for (const [name, { facts, added = '' }] of Object.entries(changes)) {
        const filter = new RegExp(`/node_modules/${name.replaceAll('.', String.raw`\.`)}$`)
        onLoad({ filter }, async ({ path }) => {
          found.add(name)
          let code = await readFile(path, 'utf8')
          for (const [said, so] of facts) {
            if (!said.test(code)) return { errors: [{ text: `${name} says ${said.source} no more` }] }
            code = code.replace(said, so)
          }
          return { contents: code + added, loader: 'js' }
        })
      }
      onEnd(() => {
        const missed = Object.keys(changes).filter((each) => !found.has(each))
        return missed.length > 0
          ? { errors: [{ text: `not found any more: ${missed.join(', ')}` }] }
          : undefined
      })
    },
  }
}
