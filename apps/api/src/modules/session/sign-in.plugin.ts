import fp from 'fastify-plugin';
import { SignInService } from './sign-in.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    signIn: SignInService;
  }
}

export const signInPlugin = fp(
  async (app) => {
    app.decorate('signIn', new SignInService(app));
  },
  { name: 'sign-in', dependencies: ['session', 'account', 'place'] },
);
