import type { Plugin } from 'vite';

/** A call of a function of React without side effects, such as `= React.memo(`. Babel's React preset marks the same ones. */
const PURE_CALL = /(?<== )(?=(?:\w+\.)?(?:createContext|forwardRef|memo)\()/g;
/** A name that only React's developer tools show. */
const DISPLAY_NAME = /^\w+\.displayName = ['"`][^'"`]*['"`];?$/gm;
/** Settings of the two classes that no page uses: Formik's FieldArray, and the error boundary of React Router's data routers. */
const UNUSED = /^(FieldArrayInner\.defaultProps|RenderErrorBoundary\.contextType) = [^;]*;$/gm;

/**
 * Lets tree shaking remove components of packages that no page uses. It keeps a component whose creation, or an assignment
 * to it, may have side effects.
 */
export const removableComponents: Plugin = {
  name: 'removable-components',
  transform: {
    filter: { id: /node_modules/, code: /displayName|createContext|forwardRef|memo|defaultProps|contextType/ },
    handler: (code) => code.replace(PURE_CALL, '/*#__PURE__*/ ').replace(DISPLAY_NAME, '').replace(UNUSED, ''),
  },
};
