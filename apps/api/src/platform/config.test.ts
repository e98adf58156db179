import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const safe = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://vetka@db.example/vetka',
  REDIS_URL: 'rediss://cache.example',
  PUBLIC_URL: 'https://vetka.example/',
  SECRET: '8f14e45fceea167a5a36dedd4bea2543',
};

describe('configuration', () => {
  it('needs nothing on a developer’s machine', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ isProduction: false, port: 0, host: '127.0.0.1', logLevel: 'info' });
    expect(config.dataDir).toMatch(/\.data$/);
    expect(config.databaseUrl).toBeUndefined();
  });

  it('treats an empty variable as missing', () => {
    expect(readConfig({ DATABASE_URL: ' ', PORT: '' })).toMatchObject({ databaseUrl: undefined, port: 0 });
  });

  it('reports all unreadable variables at once', () => {
    expect(() => readConfig({ PORT: 'восемь', DATABASE_URL: 'mysql://x', EMULATOR_URL: 'localhost' })).toThrow(
      /PORT: нужно целое число[\s\S]*DATABASE_URL: нужен адрес вида postgresql:[\s\S]*EMULATOR_URL/,
    );
  });

  it('reads the addresses of replicas, which need a primary', () => {
    const DATABASE_REPLICA_URL = 'postgresql://one/vetka, postgresql://two/vetka';
    const { databaseReplicaUrls } = readConfig({ DATABASE_URL: safe.DATABASE_URL, DATABASE_REPLICA_URL });
    expect(databaseReplicaUrls).toEqual(['postgresql://one/vetka', 'postgresql://two/vetka']);
    expect(readConfig({}).databaseReplicaUrls).toEqual([]);
    expect(() => readConfig({ DATABASE_REPLICA_URL })).toThrow('DATABASE_REPLICA_URL: нужна и DATABASE_URL');
    expect(() => readConfig({ ...safe, DATABASE_REPLICA_URL: 'one,two' })).toThrow('DATABASE_REPLICA_URL: нужен адрес');
  });

  it('keeps files in a folder, or in a bucket with all its settings', () => {
    expect(readConfig({}).s3).toBeUndefined();
    const bucket = { S3_BUCKET: 'media', S3_ENDPOINT: 'https://s3.example/', S3_REGION: 'ru-1' };
    const settings = { bucket: 'media', endpoint: 'https://s3.example', region: 'ru-1' };
    expect(readConfig(bucket).s3).toEqual({ ...settings, credentials: undefined });
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
    const credentials = { accessKeyId: 'id', secretAccessKey: 'key' };
    expect(readConfig({ ...bucket, ...keys }).s3).toEqual({ ...settings, credentials });
    expect(() => readConfig(keys)).toThrow('S3_BUCKET: ');
    expect(() => readConfig({ ...bucket, S3_ACCESS_KEY_ID: 'id' })).toThrow('S3_ACCESS_KEY_ID: ');
  });

  it.each(['Production', 'PRODUCTION', 'prod', ' production'])('refuses the unknown mode «%s»', (mode) => {
    expect(() => readConfig({ ...safe, NODE_ENV: mode })).toThrow(`NODE_ENV: бывает production, development, test`);
  });

  it('runs jobs itself unless separate workers do, and refuses an unknown value', () => {
    expect([readConfig({}).workers, readConfig({ WORKERS: 'separate' }).workers]).toEqual(['here', 'separate']);
    expect(() => readConfig({ WORKERS: 'none' })).toThrow('WORKERS: бывает here или separate, а указано «none»');
  });

  it('starts in production when everything is configured', () => {
    expect(readConfig(safe)).toMatchObject({ isProduction: true, publicUrl: 'https://vetka.example' });
  });

  it.each([
    ['DATABASE_URL', { DATABASE_URL: undefined }],
    ['REDIS_URL', { REDIS_URL: undefined }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://vetka.example' }],
    ['SECRET', { SECRET: 'short' }],
    ['SECRET', { SECRET: 'x'.repeat(40) }],
    ['SECRET', { SECRET: 'abcabcabd'.repeat(5) }],
    ['SECRET', { SECRET: '0123456789'.repeat(4) }],
    ['SECRET_PREVIOUS', { SECRET_PREVIOUS: 'short' }],
    ['SECRET_PREVIOUS', { SECRET_PREVIOUS: 'vetka-development-secret-never-in-production' }],
    ['EMULATOR_URL', { EMULATOR_URL: 'http://127.0.0.1:1' }],
  ])('refuses to start in production with an unsafe %s', (name, change) => {
    expect(() => readConfig({ ...safe, ...change })).toThrow(`${name}: `);
  });
});
