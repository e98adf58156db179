import { Gateway } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/Gateway';
import { HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute';
import { labelsOf, names, ports } from './names.ts';
import type { Values } from './values.ts';

const name = names.site;

/** TLS ends here. The site forwards calls and sockets to the API, which is not reachable otherwise. */
export const gateway = ({ host, gateway: { className, certificate } }: Values) => [
  new Gateway({
    metadata: { name, labels: labelsOf(name) },
    spec: {
      gatewayClassName: className,
      listeners: [
        { name: 'http', port: 80, protocol: 'HTTP', hostname: host },
        {
          name: 'https',
          port: 443,
          protocol: 'HTTPS',
          hostname: host,
          tls: { mode: 'Terminate', certificateRefs: [{ name: certificate }] },
        },
      ],
    },
  }),
  new HTTPRoute({
    metadata: { name, labels: labelsOf(name) },
    spec: {
      parentRefs: [{ name, sectionName: 'https' }],
      hostnames: [host],
      rules: [
        {
          backendRefs: [{ name, port: ports.site }],
          // Sockets and streams of events last as long as a visit; the programs time out requests themselves.
          timeouts: { request: '0s', backendRequest: '0s' },
        },
      ],
    },
  }),
  new HTTPRoute({
    metadata: { name: `${name}-to-https`, labels: labelsOf(name) },
    spec: {
      parentRefs: [{ name, sectionName: 'http' }],
      hostnames: [host],
      rules: [{ filters: [{ type: 'RequestRedirect', requestRedirect: { scheme: 'https', statusCode: 301 } }] }],
    },
  }),
];
