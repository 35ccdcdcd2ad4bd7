//! A private PostgreSQL for a test, made from the system's binaries; nothing if there are none.
#![allow(dead_code, reason = "not every test file needs all")]

pub mod small_disk;

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A running cluster; it ends with this value.
pub struct PrivatePostgres {
    folder: tempfile::TempDir,
    binaries: PathBuf,
    port: u16,
    server: Option<Child>,
    /// What the server is started with.
    settings: Vec<String>,
    sslmode: &'static str,
}

/// How a server is stopped.
#[derive(Clone, Copy, Debug)]
pub enum Stop {
    /// Connections are cut, what runs is taken back.
    Fast,
    /// Everything ends at once, and the next start recovers.
    Immediate,
}

/// A port that nobody uses.
pub fn free_port() -> u16 {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|listener| listener.local_addr()).expect("a port").port()
}

fn binaries() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let folders = versions.filter_map(|entry| Some(entry.ok()?.path().join("bin")));
    folders.filter(|folder| folder.join("postgres").exists()).max()
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

impl PrivatePostgres {
    /// Starts a cluster; says so on standard error where there is none to start.
    pub fn start() -> Option<PrivatePostgres> {
        let Some(binaries) = binaries() else {
            eprintln!("PostgreSQL is not installed here; what needs it is not tested");
            return None;
        };
        let folder = tempfile::tempdir().expect("a folder");
        if is_root() {
            let owner = Command::new("chown").arg("postgres").arg(folder.path()).status();
            assert!(owner.expect("chown runs").success(), "the user postgres is there");
        }
        let (settings, sslmode) = (Vec::new(), "disable");
        let mut postgres = PrivatePostgres { folder, binaries, port: free_port(), server: None, settings, sslmode };
        let data = postgres.data();
        let made = postgres
            .run("initdb")
            .args(["--auth=trust", "--username=tetrapolis", "--no-sync", "-D"])
            .arg(&data)
            .output();
        let made = made.expect("initdb runs");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        postgres.resume();
        Some(postgres)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// A program of the cluster, as a user that it accepts.
    fn run(&self, program: &str) -> Command {
        let path = self.binaries.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]).arg(path);
            command
        } else {
            Command::new(path)
        };
        command
            .env("HOME", self.folder.path())
            .current_dir(Path::new("/"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command
    }

    /// Starts the server again on the same port and waits until it listens. After a crash it refuses to start while a child of the
    /// old one still ends, so it is asked again.
    pub fn resume(&mut self) {
        let (data, folder) = (self.data(), self.folder.path().to_path_buf());
        let mut command = self.run("postgres");
        command.arg("-D").arg(data).arg("-p").arg(self.port.to_string()).arg("-k").arg(folder);
        command.args(["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-c", "max_connections=100"]);
        for setting in &self.settings {
            command.arg("-c").arg(setting);
        }
        self.server = Some(command.spawn().expect("postgres runs"));
        let end = Instant::now() + Duration::from_secs(30);
        while self.query("SELECT 1").is_none() {
            assert!(Instant::now() < end, "PostgreSQL listens within 30 s");
            let state = self.server.as_mut().and_then(|server| server.try_wait().expect("its state"));
            if state.is_some() {
                self.server = Some(command.spawn().expect("postgres runs"));
            }
            std::thread::yield_now();
        }
    }

    /// Makes the server accept only encrypted connections, with a certificate for `localhost`. Returns the file of the
    /// authority behind it, or nothing if there is no OpenSSL to make one.
    pub fn demand_tls(&mut self) -> Option<PathBuf> {
        let folder = self.folder.path().to_path_buf();
        let openssl = |arguments: &str| {
            let mut command = Command::new("openssl");
            command.current_dir(&folder).args(arguments.split_whitespace()).stdout(Stdio::null()).stderr(Stdio::null());
            command.status().ok().filter(std::process::ExitStatus::success)
        };
        let key = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2";
        let made = std::fs::write(folder.join("names"), "subjectAltName=DNS:localhost")
            .ok()
            .and_then(|()| openssl(&format!("req -x509 {key} -keyout ca.key -out ca.crt -subj /CN=authority")))
            .and_then(|_| openssl(&format!("req {key} -keyout server.key -out server.csr -subj /CN=localhost")))
            .and_then(|_| {
                openssl("x509 -req -in server.csr -CA ca.crt -CAkey ca.key -CAcreateserial -out server.crt -days 2 -extfile names")
            });
        if made.is_none() {
            eprintln!("OpenSSL is not installed here; PostgreSQL over TLS is not tested");
            return None;
        }
        if is_root() {
            let owner = Command::new("chown").arg("postgres").arg(folder.join("server.key")).status();
            assert!(owner.expect("chown runs").success());
        }
        self.stop(Stop::Fast);
        std::fs::write(self.data().join("pg_hba.conf"), "hostssl all all 127.0.0.1/32 trust\n").expect("written");
        let file = |name: &str| folder.join(name).display().to_string();
        self.settings = vec![
            "ssl=on".into(),
            format!("ssl_cert_file={}", file("server.crt")),
            format!("ssl_key_file={}", file("server.key")),
        ];
        self.sslmode = "require";
        self.resume();
        Some(folder.join("ca.crt"))
    }

    /// Stops the server.
    pub fn stop(&mut self, how: Stop) {
        let mode = match how {
            Stop::Fast => "fast",
            Stop::Immediate => "immediate",
        };
        let stopped = self.run("pg_ctl").args(["stop", "-w", "-m", mode, "-D"]).arg(self.data()).status();
        assert!(stopped.expect("pg_ctl runs").success(), "it stops");
        if let Some(mut server) = self.server.take() {
            server.wait().expect("it ends");
        }
    }

    /// Freezes every process of the server: connections stay open, and nobody answers.
    pub fn freeze(&self) {
        self.signal("-STOP");
    }

    /// Lets them go on.
    pub fn thaw(&self) {
        self.signal("-CONT");
    }

    fn signal(&self, signal: &str) {
        let server = self.server.as_ref().expect("it runs").id();
        let children = std::fs::read_to_string(format!("/proc/{server}/task/{server}/children")).expect("Linux");
        let sent = Command::new("kill").arg(signal).arg(server.to_string()).args(children.split_whitespace()).status();
        // One of them may have ended meanwhile.
        sent.expect("kill runs");
    }

    /// Ends the server as a crash of the machine would.
    pub fn crash(&mut self) {
        if let Some(mut server) = self.server.take() {
            server.kill().expect("it runs");
            server.wait().expect("it ends");
        }
        // Its children notice and go; the port is free then.
        let end = Instant::now() + Duration::from_secs(30);
        while TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_ok() {
            assert!(Instant::now() < end, "PostgreSQL ends within 30 s");
        }
    }

    /// Runs a statement with psql, if the server answers.
    pub fn query(&self, sql: &str) -> Option<String> {
        let output = self.run("psql").args(["-AtX", "-c", sql, &self.url()]).stdout(Stdio::piped()).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    }

    /// The port that it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Where it is.
    pub fn url(&self) -> String {
        self.url_with("127.0.0.1", &format!("sslmode={}", self.sslmode))
    }

    /// Where it is, by another name or with other options.
    pub fn url_with(&self, host: &str, options: &str) -> String {
        format!("postgres://tetrapolis@{host}:{}/postgres?{options}", self.port)
    }
}

impl Drop for PrivatePostgres {
    fn drop(&mut self) {
        if let Some(mut server) = self.server.take() {
            let stopped = self.run("pg_ctl").args(["stop", "-m", "immediate", "-D"]).arg(self.data()).status();
            if !stopped.is_ok_and(|status| status.success()) {
                let _ = server.kill();
            }
            let _ = server.wait();
        }
    }
}
