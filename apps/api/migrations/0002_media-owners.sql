-- Users and services reference media for their pictures. Declaring the opposite keys in the schema files would be an import cycle.
alter table media add constraint media_owner_user_id_users_id_fk foreign key (owner_user_id) references users (id);
--> statement-breakpoint
alter table media add constraint media_owner_service_id_services_id_fk foreign key (owner_service_id) references services (id);
