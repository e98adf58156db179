// React requires this flag wherever `act` is used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
