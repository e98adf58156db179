/** An address on this machine. */
export const at = (port: number): string => `127.0.0.1:${port}`;

/** The account of our programs, which owns nothing in the database. */
export const programAccount = 'vetka_program';

const jsonFile = (value: object): string => JSON.stringify(value, null, 2);

export interface EtcdPorts {
  client: number;
  peer: number;
}

export const etcdArgs = (nodes: readonly EtcdPorts[], index: number, folder: string): string[] => {
  const { client, peer } = nodes[index] as EtcdPorts;
  return [
    `--name=e${index}`,
    `--data-dir=${folder}`,
    `--listen-client-urls=http://${at(client)}`,
    `--advertise-client-urls=http://${at(client)}`,
    `--listen-peer-urls=http://${at(peer)}`,
    `--initial-advertise-peer-urls=http://${at(peer)}`,
    `--initial-cluster=${nodes.map((node, other) => `e${other}=http://${at(node.peer)}`).join(',')}`,
    '--initial-cluster-state=new',
    '--initial-cluster-token=vetka-scale',
  ];
};

export interface PostgresPorts {
  database: number;
  /** Patroni's own API. */
  rest: number;
}

interface PatroniOptions {
  name: string;
  ports: PostgresPorts;
  etcd: readonly EtcdPorts[];
  folder: string;
  archiveCommand: string;
}

/**
 * Patroni's settings; JSON is YAML. The key of the leader lives ten seconds, a failover is immediate when only
 * PostgreSQL died. Commits wait for the standby: an acknowledged order must survive its primary.
 */
export const patroniFile = ({ name, ports, etcd, folder, archiveCommand }: PatroniOptions): string =>
  jsonFile({
    scope: 'vetka',
    name,
    restapi: { listen: at(ports.rest), connect_address: at(ports.rest) },
    etcd3: { hosts: etcd.map(({ client }) => at(client)) },
    bootstrap: {
      dcs: {
        ttl: 10,
        loop_wait: 2,
        retry_timeout: 3,
        primary_start_timeout: 0,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters: { max_connections: 120, wal_log_hints: 'on' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, { 'locale-provider': 'icu' }, { 'icu-locale': 'ru-RU' }],
    },
    postgresql: {
      listen: at(ports.database),
      connect_address: at(ports.database),
      data_dir: `${folder}/data`,
      bin_dir: '/usr/lib/postgresql/15/bin',
      pgpass: `${folder}/pgpass`,
      pg_hba: [
        'local all all trust',
        // Our programs sign in with a password, as in production. The rest of the fleet is trusted.
        `host all ${programAccount} 127.0.0.1/32 scram-sha-256`,
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
      ],
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
      parameters: {
        unix_socket_directories: folder,
        hot_standby_feedback: 'on',
        archive_mode: 'on',
        archive_command: archiveCommand,
        archive_timeout: '60s',
      },
    },
  });

interface ProxyOptions {
  ports: { write: number; read: number; redis: number; api: number; web: number; stats: number };
  postgres: readonly PostgresPorts[];
  redis: readonly number[];
  api: readonly number[];
  web: readonly number[];
}

/** A port of HAProxy with the servers behind it. */
const listen = (name: string, port: number, options: readonly string[], servers: readonly string[]): string =>
  [
    `listen ${name}`,
    `bind ${at(port)}`,
    ...options,
    ...servers.map((server, index) => `server ${name}${index} ${server}`),
  ].join('\n  ');

/** One server takes the connections; connections to a server that no longer should are cut. */
const role = (...check: readonly string[]): string[] => [
  ...check,
  'default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
];
/** Requests go to every server that is ready. */
const ready = (path: string): string[] => [
  'mode http',
  'balance leastconn',
  `option httpchk GET ${path}`,
  'http-reuse never',
  'default-server inter 250ms fall 2 rise 1',
];
const checked = (port: number): string => `${at(port)} check`;

/** Ports for writes (the primary), reads (standbys), Redis (its master), the API and the site (what is ready). */
export const haproxyFile = ({ ports, postgres, redis, api, web }: ProxyOptions): string => {
  const databases = postgres.map(({ database, rest }) => `${checked(database)} port ${rest}`);
  const isMaster = [
    'option tcp-check',
    'tcp-check send info\\ replication\\r\\n',
    'tcp-check expect string role:master',
  ];
  return `global
  maxconn 4000
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
  retries 3
  option redispatch
${listen('write', ports.write, role('option httpchk GET /primary'), databases)}
${listen('read', ports.read, role('option httpchk GET /replica'), databases)}
${listen('redis', ports.redis, role(...isMaster), redis.map(checked))}
${listen('api', ports.api, ready('/health/ready'), api.map(checked))}
${listen('web', ports.web, ready('/_health/ready'), web.map(checked))}
frontend stats
  bind ${at(ports.stats)}
  mode http
  monitor-uri /
`;
};

export const redisFile = (port: number, master: number | undefined, folder: string): string => `bind 127.0.0.1
port ${port}
dir ${folder}
save ""
appendonly no
${master === undefined ? '' : `replicaof 127.0.0.1 ${master}`}
`;

/** Sentinel writes its state into this file. */
export const sentinelFile = (port: number, master: number, folder: string): string => `bind 127.0.0.1
port ${port}
dir ${folder}
sentinel monitor vetka 127.0.0.1 ${master} 2
sentinel down-after-milliseconds vetka 2000
sentinel failover-timeout vetka 5000
`;

/** One process: workers outlive a master that is killed, and would be left behind. */
export const nginxFile = (port: number, web: number, folder: string): string => `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  server {
    listen ${at(port)};
    location / {
      proxy_pass http://${at(web)};
      proxy_http_version 1.1;
      proxy_connect_timeout 2s;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto http;
    }
  }
}
`;
